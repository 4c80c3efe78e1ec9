// The work of the background jobs, put together from the services.
import type { Log } from '../core/log.ts';
import type { TenantId } from '../core/ids.ts';
import type { JsonObject } from '../core/json.ts';
import type { Letter } from '../core/ports/letters.ts';
import type { Telemetry } from '../core/telemetry.ts';
import { jobHandlers } from '../jobs/handlers/index.ts';
import type { JobHandler } from '../jobs/job.ts';
import type { DiedOf } from '../jobs/run-job.ts';
import { type Jobs, openJobs } from '../jobs/open.ts';
import { automationPrincipal } from '../automation/perform.ts';
import { briefByLetter } from '../services/operations/brief-letter.ts';
import { isOutdatedStatement } from '../services/compliance/standing-statement.ts';
import { callOff } from '../services/operations/call-off.ts';
import { type LetterRelease, releaseLetter } from '../services/operations/letters.ts';
import { carrierOf, sendInstead } from '../services/operations/texts/release.ts';
import { outsideQuietHours } from './texts.ts';
import type { Storage } from '../storage/storage.ts';
import { withAssessmentLink } from './assessment-links.ts';
import { finishBookings, withBookingLink } from './bookings.ts';
import { deliverBriefTo, scheduleAllBriefs } from './briefs.ts';
import { watchVeteranSources } from './watch-veteran-sources.ts';
import type { MovableClocks } from './clocks.ts';
import type { Config } from './config.ts';
import { carryEveryOptOut, compactErased, sweepConversations, sweepPersonalData } from './data-protection.ts';
import type { Services } from './services.ts';
import { publicUrlOf } from './public-url.ts';
import { inboxPoll } from './real-systems.ts';
import { sendDigests } from './digests.ts';
import { eachOrganization } from './each-organization.ts';
import { watchEveryAts } from './watch-ats.ts';
import { signEveryAudit } from './sign-audit.ts';
import { retentionWork } from './retention.ts';
import { droppedWhenLost, recoverWork } from './recover-work.ts';

const leaseMs = 60_000;
const keptYears = 3;

interface WorkDependencies extends Pick<
  Services,
  'storage' | 'clocks' | 'tenants' | 'retention' | 'integration' | 'gate' | 'channels' | 'automation' | 'veteran'
> {
  readonly config: Config;
  readonly log: Log;
}

interface JobDependencies extends WorkDependencies {
  readonly telemetry: Telemetry;
  readonly work: boolean;
}

export async function startJobs(dependencies: JobDependencies): Promise<Jobs> {
  const { config, storage, clocks, channels, log, work, telemetry } = dependencies;
  const { priority } = channels;
  const backend =
    config.REDIS_URL === undefined
      ? ({ kind: 'postgres', pool: storage.jobsPool, alone: config.DATABASE_URL === undefined } as const)
      : ({ kind: 'redis', url: config.REDIS_URL } as const);
  const tellDied = ({ tenant, name, data }: DiedOf) =>
    storage.troubles(tenant).givenUp({ subject: subjectOf(name, data), code: 'died', at: clocks.business.now() });
  const handlers = workOf(dependencies);
  const { outbox } = storage;
  const jobs = await openJobs({ backend, outbox, handlers, clocks, log, work, priority, tellDied, telemetry });
  recoverWork(dependencies);
  return jobs;
}

/** As the others who tell of such work call it. */
function subjectOf(name: string, data: JsonObject): string {
  const kinds = { event: 'event', enrolment: 'sequence', key: 'letter', action: 'action' };
  for (const [field, kind] of Object.entries(kinds)) {
    const id = data[field];
    if (typeof id === 'string') return `${kind} ${id}`;
  }
  return `job ${name}`;
}

/** Hands one letter over when its time has come. */
const releaseOf =
  ({ config, storage, clocks, tenants, gate, channels, automation }: WorkDependencies) =>
  async (tenant: TenantId, key: string): Promise<void> => {
    const addressed = (letter: Letter) =>
      letter.links !== null && 'booking' in letter.links
        ? withBookingLink({ storage, clocks }, publicUrlOf(config), { tenant, letter })
        : channels.linked(tenant, letter);
    const linked = async (letter: Letter) =>
      withAssessmentLink({ storage, clocks }, publicUrlOf(config), { tenant, letter, text: await addressed(letter) });
    const { mailer, texts } = tenants.systems(tenant);
    const letters = storage.letters(tenant);
    const isText = (await letters.find(key))?.medium === 'text';
    const instead: LetterRelease['instead'] = (letter) => sendInstead(letters, letter, clocks.business.now());
    const paused = async () => (await storage.settings(tenant).get()).settings.paused;
    const notBefore = (letter: Letter) => outsideQuietHours({ storage, clocks }, tenant, letter);
    const headers = (letter: Letter) => automation.mailHeaders(tenant, letter);
    const calledOff = async (letter: Letter): Promise<boolean> => {
      if (await isOutdatedStatement(tenants.systems(tenant).ats, letter))
        return (await letters.cancel(letter.key)) === 'cancelled';
      return callOff(
        {
          letters: storage.letters(tenant),
          preferences: storage.contactPreferences(tenant),
          consents: storage.textConsents(tenant),
          ledger: storage.ledger(tenant),
          gate,
          // What others asked for is taken back, which is theirs or an admin's to do.
          by: { ...automationPrincipal(tenant, 'system:contact-preferences'), scopes: new Set(['admin']) },
          now: clocks.business.now(),
        },
        letter,
      );
    };
    const carrier = isText ? { mailer: carrierOf(texts), notBefore } : { mailer, headers };
    await releaseLetter({ letters, clocks, leaseMs, linked, calledOff, instead, paused, ...carrier }, key);
  };

/** Every job of the service with its work. */
export function workOf(dependencies: WorkDependencies): readonly JobHandler[] {
  const { config, storage, clocks, tenants, retention, integration, gate, channels, automation, veteran } =
    dependencies;
  const release = releaseOf(dependencies);
  const { letters } = storage;
  const each = (failed: string, work: (tenant: TenantId) => Promise<unknown>) =>
    eachOrganization({ storage, log: dependencies.log, failed }, work);
  const byLetter = briefByLetter({ letters, clock: clocks.business, address: publicUrlOf(config) });
  const deliveries = [byLetter, ...channels.briefs];
  return jobHandlers({
    resumeAction: (tenant, action) => gate.resume(tenant, action),
    async reactToEvent(tenant, event, attempt) {
      // Whatever happened in the ATS may have opened or closed a requisition.
      veteran.changed(tenant);
      // First: a reactor that fails for now must not keep them from beginning, and they begin once.
      await integration.work.beginFlows(tenant, event);
      await automation.react(tenant, event, attempt);
    },
    runSequenceStep: (tenant, enrolment) => automation.runStep(tenant, enrolment),
    finishBooking: finishBookings({ storage, tenants, gate, clocks }),
    tellWish: async (tenant, id) => {
      const link = await storage.bookingLinks(tenant).find(id);
      if (link !== undefined) await automation.tellOfWish(tenant, link);
    },
    sweepSequences: () => automation.sweepSteps(),
    tellTroubles: () => automation.tellTroubles(),
    releaseLetter: release,
    dueLetters: () =>
      storage.letterSweep.due({ now: clocks.business.now(), leaseEndedBy: clocks.real.now(), limit: 200 }),
    recoverActions: () => gate.recover(),
    expireApprovals: () => gate.expire(),
    sweepConversations: () => sweepConversations(storage, clocks),
    scheduleBriefs: () => scheduleAllBriefs({ storage, tenants, clocks }),
    sendDigests: () =>
      each('digest.failed', (tenant) =>
        sendDigests({ storage, clocks, isReached: channels.isReached, inChat: channels.digest }, tenant),
      ),
    deliverBrief: deliverBriefTo({ storage, tenants, clocks, deliveries }),
    pollInbox: inboxPoll({ config, storage, systems: tenants.systems, clocks, automation }),
    carryOptOuts: () => carryEveryOptOut({ storage, tenants, log: dependencies.log }),
    watchAts: () => watchEveryAts({ storage, tenants, clocks, log: dependencies.log }),
    followMeetings: () =>
      each('reminders could not follow their meetings', (tenant) => automation.followMeetings(tenant)),
    answerDeclines: () =>
      each('declined interviews could not be answered', (tenant) => automation.answerDeclines(tenant)),
    compactErased: (tenant) => compactErased(storage, clocks, tenant),
    sweepPersonalData: () => sweepPersonalData(storage, clocks),
    signAudit: () => signEveryAudit(dependencies),
    watchVeteranSources: () => watchVeteranSources({ clock: clocks.real, log: dependencies.log }),
    sweepSelfIdentifications: () => sweepSelfIdentifications(storage, clocks),
    ...retentionWork(retention, storage),
    channels: channels.jobs,
    integration: droppedWhenLost(integration.work, storage.presence),
  });
}

/** 41 CFR 60-300.44(k): three years, and the rest of the year in which they end. */
async function sweepSelfIdentifications(storage: Storage, clocks: MovableClocks): Promise<void> {
  const olderThan = new Date(Date.UTC(clocks.business.now().getUTCFullYear() - keptYears, 0, 1));
  for (const { id } of await storage.organizations.list())
    await storage.veteran.selfIdentifications(id).sweep(olderThan);
}
