// Which clicks open a form, and which form that is. Who clicks is known and may see it before it opens.
import type { ApprovalId, TenantId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { plainCard } from '../card.ts';
import { editForm, rejectForm } from '../cards/approval-card.ts';
import { rewriteForm, wordsIn } from '../cards/draft-parts.ts';
import type { Channel } from '../channel.ts';
import { type ChannelServices, type ChannelContext, contextOf } from '../context.ts';
import { identify } from '../identity.ts';
import { mayActOn, mayRewrite } from '../drawing.ts';
import { type NameOf, slackText } from '../markup/slack-text.ts';
import { nameIn, spotOfClick } from './hearing.ts';
import { Click, type Envelope } from './read-event.ts';
import type { Workspaces } from './workspaces.ts';
import { type Carried, noteForm, parsedIntent, viewOf } from './views.ts';
import type { Form } from '../card.ts';

interface FormDependencies {
  readonly services: ChannelServices;
  readonly channel: Channel;
  readonly workspaces: Workspaces;
}

interface FormRequest {
  readonly about: Carried['about'];
  readonly form: (context: ChannelContext, nameOf: NameOf) => Promise<Form>;
}

export const formOpener =
  ({ services, channel, workspaces }: FormDependencies) =>
  (tenant: TenantId, team: string, body: Envelope): (() => Promise<void>) | undefined => {
    if (body.type !== 'block_actions' && body.type !== 'message_action') return undefined;
    const click = Click.safeParse(body);
    if (!click.success || click.data.trigger_id === undefined) return undefined;
    const asked = askedBy(click.data);
    if (asked === undefined) return undefined;
    const { user, trigger_id: trigger } = click.data;
    return async () => {
      const context = contextOf(services, tenant);
      const person = { platform: 'slack' as const, team, id: user.id };
      const spot = spotOfClick(team, click.data);
      const who = await identify(context, channel, person);
      const tell = (text: string) => channel.whisper(spot, person, plainCard(text));
      if (who.kind === 'refused') return who.because === undefined ? undefined : tell(who.because);
      try {
        if ('draft' in asked.about) await mayRewrite(context, asked.about.draft, who.user);
        if ('approval' in asked.about) await mayActOn(context, asked.about.approval, who.user);
        const view = viewOf(await asked.form(context, nameIn(context, channel, team)), { spot, about: asked.about });
        await (await workspaces.api(team)).call('views.open', { trigger_id: trigger, view });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        await tell(error.message);
      }
    };
  };

const decidingOn = <Do extends 'reject' | 'edit'>(intent: {
  do: Do;
  approval: ApprovalId;
  digest?: string | undefined;
}) => ({
  do: intent.do,
  approval: intent.approval,
  ...(intent.digest === undefined ? {} : { digest: intent.digest }),
});

function askedBy(click: Click): FormRequest | undefined {
  if (click.callback_id === 'add_note')
    return {
      about: { do: 'note' },
      form: async (_office, nameOf) => noteForm(await slackText(click.message?.text ?? '', nameOf)),
    };
  const action = click.actions?.[0];
  const intent = parsedIntent(action?.value);
  if (action?.action_id.startsWith('muster.ask.') !== true) return undefined;
  if (intent?.do === 'reject') return { about: decidingOn(intent), form: async () => rejectForm };
  if (intent?.do === 'edit')
    return {
      about: decidingOn(intent),
      form: async ({ ledger }) => editForm(await ledger.approval(intent.approval)),
    };
  if (intent?.do === 'rewrite')
    return {
      about: { do: 'rewrite', draft: intent.draft, digest: intent.digest },
      form: async ({ ledger }) => rewriteForm(wordsIn(await ledger.action(intent.draft))),
    };
  return undefined;
}
