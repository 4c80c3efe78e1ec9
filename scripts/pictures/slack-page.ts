// Block Kit as Slack shows it, near enough to read: a message of Muster with its blocks and buttons.
import type { KnownBlock, PlanBlock } from '@slack/types';
import type { SlackMessage } from '../../src/channels/slack/blocks.ts';
import { ValidPlan } from '../../src/channels/slack/valid-blocks.ts';

const style = `
  body{margin:0;background:#fff;font:15px/1.46 Lato,"Helvetica Neue",Arial,sans-serif;color:#1d1c1d}
  #message{width:600px;padding:14px 16px;box-sizing:border-box;display:flex;gap:10px}
  .face{width:36px;height:36px;border-radius:6px;background:#1f3a5f;color:#fff;font-weight:700;display:grid;place-items:center;flex:none}
  .who b{font-weight:800}.who i{font-style:normal;font-size:11px;background:#e8e8e8;border-radius:2px;padding:0 4px;color:#616061}
  .who span{color:#616061;font-size:12px}.blocks{flex:1;min-width:0}.blocks>*{margin:6px 0}
  h3{font-size:18px;margin:4px 0;font-weight:800}.context{color:#616061;font-size:13px;overflow-wrap:anywhere}
  .fields{display:grid;grid-template-columns:1fr 1fr;gap:8px}.section{white-space:pre-wrap}a{color:#1264a3;text-decoration:none}
  .actions{display:flex;flex-wrap:wrap;gap:8px}.button{border:1px solid #bbb;border-radius:4px;padding:3px 12px;font-weight:700;font-size:14px}
  .primary{background:#007a5a;border-color:#007a5a;color:#fff}.danger{color:#e01e5a;border-color:#e01e5a}`;

export const slackPage = (messages: readonly SlackMessage[]): string =>
  `<!doctype html><meta charset="utf-8"><style>${style}</style><div id="message"><div class="face">M</div><div class="blocks">` +
  `<div class="who"><b>Muster</b> <i>APP</i> <span>9:15 AM</span></div>${messages
    .flatMap(({ blocks }) => blocks.map(drawn))
    .join('')}</div></div>`;

function drawn(block: KnownBlock): string {
  switch (block.type) {
    case 'header':
      return `<h3>${written(block.text.text)}</h3>`;
    case 'section':
      return block.fields === undefined
        ? `<div class="section">${written(block.text?.text ?? '')}</div>`
        : `<div class="fields">${block.fields.map(({ text }) => `<div class="section">${written(text)}</div>`).join('')}</div>`;
    case 'context':
      return `<div class="context">${block.elements
        .map((element) => ('text' in element ? linked(element.text) : ''))
        .join(' ')}</div>`;
    case 'plan':
      return planDrawn(block);
    case 'actions':
      return `<div class="actions">${block.elements
        .map((element) =>
          element.type === 'button'
            ? `<span class="button ${element.style ?? ''}">${written(element.text.text)}</span>`
            : '',
        )
        .join('')}</div>`;
    default:
      throw new Error(`a block that Muster does not send: ${block.type}`);
  }
}

const marks = { pending: '○', in_progress: '◐', complete: '✓', error: '✗' } as const;

function planDrawn(block: PlanBlock): string {
  const { title, tasks } = ValidPlan.parse(block);
  const lines = tasks.map((task) => {
    const said = task.details?.elements[0].elements[0].text;
    const detail = said === undefined ? '' : `<div class="context">${written(said)}</div>`;
    return `<div>${marks[task.status]} ${written(task.title)}${detail}</div>`;
  });
  return `<div class="section"><b>${written(title)}</b>${lines.join('')}</div>`;
}

/** Slack's own way of writing links. */
const linked = (text: string): string => {
  const link = /^<(https:[^|>]+)\|([^>]+)>$/.exec(text);
  return link === null ? written(text) : `<a href="${written(link[1] ?? '')}">${written(link[2] ?? '')}</a>`;
};

const written = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
