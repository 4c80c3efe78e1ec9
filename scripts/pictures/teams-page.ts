// Adaptive Cards as Teams shows them: Microsoft's own renderer, with the looks of Teams.
import type { Outgoing } from '../../src/channels/teams/teams-port.ts';

const style = `
  body{margin:0;background:#f5f5f5;font:14px/1.4 "Segoe UI",system-ui,Arial,sans-serif;color:#242424}
  #message{width:600px;padding:14px 16px;box-sizing:border-box}
  .card{background:#fff;border-radius:6px;box-shadow:0 1px 3px #0002;padding:4px;margin-top:4px}.who{font-size:12px;color:#616161}
  .ac-pushButton{border:1px solid #d1d1d1;border-radius:4px;background:#fff;padding:5px 12px;font:600 14px "Segoe UI",system-ui,Arial,sans-serif;color:#242424}
  .ac-pushButton.style-positive{background:#5b5fc7;border-color:#5b5fc7;color:#fff}
  .ac-pushButton.style-destructive{color:#c4314b;border-color:#c4314b}`;

/** Of the looks that Teams documents for its hosts. */
const host = {
  fontFamily: '"Segoe UI", system-ui, Arial, sans-serif',
  spacing: { small: 6, default: 10, medium: 14, large: 20, extraLarge: 26, padding: 10 },
  actions: { actionsOrientation: 'horizontal', buttonSpacing: 8, actionAlignment: 'left', maxActions: 6 },
};

/** The page, and what draws the cards once the renderer is there. */
export function teamsPage(messages: readonly Outgoing[]): { html: string; script: string } {
  const cards = messages.flatMap(({ attachments }) => attachments.map(({ content }) => content));
  return {
    html: `<!doctype html><meta charset="utf-8"><style>${style}</style><div id="message"><div class="who">Muster &nbsp; 9:15 AM</div></div>`,
    script: `for (const given of ${JSON.stringify(cards)}) {
      const card = new AdaptiveCards.AdaptiveCard();
      card.hostConfig = new AdaptiveCards.HostConfig(${JSON.stringify(host)});
      card.parse(given, new AdaptiveCards.SerializationContext(AdaptiveCards.Versions.v1_5));
      const place = document.createElement('div');
      place.className = 'card';
      place.append(card.render());
      document.querySelector('#message').append(place);
    }`,
  };
}
