// What a story that is killed consists of, and how it speaks to the service.
import type { Answer, RunningService } from '../../test/support/service.ts';

/** Numbers are no part of a name that somebody writes: each candidate has a surname of letters. */
export const nameOf = (number: number): string =>
  `Ada Qu${String(number)
    .padStart(4, '0')
    .replaceAll(/\d/g, (digit) => 'abcdeiklmn'.charAt(Number(digit)))}`;

export interface Judgement {
  /** False: something of it is still on its way. */
  readonly rests: boolean;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Told to a person as not known. */
  readonly uncertain: readonly string[];
}

export type Service = Pick<RunningService, 'call' | 'url' | 'apiKey'>;

export interface Story {
  readonly name: string;
  play(service: Service, number: number): Promise<void>;
  judge(service: Service, number: number): Promise<Judgement>;
}

export const posted = async (service: Service, path: string, { body, name }: { body: object; name: string }) =>
  expectWell(await service.call('POST', path, body, { 'idempotency-key': name }));

function expectWell(answer: Answer): Answer['body'] {
  // What was decided or is being handled is asked for again.
  if (answer.status >= 400 && answer.status !== 409)
    throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
