// The résumé's files: made when one is wanted, saved by the browser, and deleted at the service when asked.
import { element } from './element.ts';
import type { Service } from './service.ts';
import type { Resume, ResumeFormat } from './wire.ts';

const releaseMs = 10_000;

export class ResumeFiles {
  readonly #service: Service;
  readonly #tokens = new Map<string, string>();

  constructor(service: Service) {
    this.#service = service;
  }

  async save(resume: Resume, format: ResumeFormat): Promise<void> {
    const of = `${resume.branch} ${resume.mos_code}`;
    const token = this.#tokens.get(of) ?? resume.token ?? (await this.#service.makeResume(resume));
    this.#tokens.set(of, token);
    const url = URL.createObjectURL(await this.#file(of, { token, resume, format }));
    element('a', { href: url, download: `resume.${format}` }).click();
    setTimeout(() => URL.revokeObjectURL(url), releaseMs);
  }

  /** A file that has run out by itself is made once more. */
  async #file(
    of: string,
    { token, resume, format }: { token: string; resume: Resume; format: ResumeFormat },
  ): Promise<Blob> {
    try {
      return await this.#service.resume(token, format);
    } catch {
      const fresh = await this.#service.makeResume(resume);
      this.#tokens.set(of, fresh);
      return await this.#service.resume(fresh, format);
    }
  }

  /** False where the service could not be reached; what it holds then goes by itself. */
  async forget(): Promise<boolean> {
    const tokens = [...this.#tokens.values()];
    this.#tokens.clear();
    const ends = await Promise.allSettled(tokens.map(async (token) => await this.#service.deleteResume(token)));
    return ends.every(({ status }) => status === 'fulfilled');
  }
}
