// Requisitions and message templates by what people call them: their title, a part of it, or what they are about.
import type { Job, Template } from '../../../core/records.ts';
import { titleFit } from '../../../nlp/titles.ts';
import { isBuiltInId } from '../sequences/with-built-in.ts';
import { ambiguous, jobChoice, notFound } from './choices.ts';
import type { Reference } from './reference.ts';

export async function jobIn({ text, path, world }: Reference): Promise<string> {
  const jobs = await world.jobs();
  if (jobs.some(({ id }) => id === text)) return text;
  const found = bestJobs(text, jobs);
  const [first] = found;
  if (first !== undefined && found.length === 1) return first.id;
  if (found.length > 1) throw ambiguous(path, text, found.map(jobChoice));
  throw notFound('job_not_found', { path, said: text, suggestions: jobs.slice(0, 5).map(jobChoice) });
}

/** Open requisitions before closed ones: nobody means last year's. */
function bestJobs(text: string, jobs: readonly Job[]): readonly Job[] {
  const best = bestOf(jobs, (job) => titleFit(text, job.title));
  const open = best.filter(({ status }) => status === 'open');
  return open.length > 0 ? open : best;
}

export async function templateIn({ text, path, world }: Reference): Promise<string> {
  const templates = await world.templates();
  if (templates.some(({ id }) => id === text) || isBuiltInId(text)) return text;
  const found = bestTemplates(text, templates);
  const [first] = found;
  if (first !== undefined && found.length === 1) return first.id;
  const choices = (found.length > 1 ? found : templates).map(({ id, subject }) => ({
    id,
    label: `${id} (“${subject}”)`,
  }));
  if (found.length > 1) throw ambiguous(path, text, choices);
  throw notFound('template_not_found', { path, said: text, suggestions: choices });
}

function bestTemplates(text: string, templates: readonly Template[]): readonly Template[] {
  const byName = bestOf(templates, ({ id }) => titleFit(text, id));
  return byName.length > 0 ? byName : bestOf(templates, ({ subject }) => titleFit(text, subject));
}

function bestOf<Thing>(things: readonly Thing[], fit: (thing: Thing) => number): Thing[] {
  const scored = things.map((thing) => ({ thing, score: fit(thing) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best < 0.6 ? [] : scored.filter(({ score }) => best - score < 0.02).map(({ thing }) => thing);
}
