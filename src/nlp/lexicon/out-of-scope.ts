// What people ask a helper for that no recruiting tool does: the weather, lunch, flights, jokes, texts for elsewhere. By how the sentence
// opens and what it is about, so that “tell Omar the weather is bad” stays an order.

import { crm } from './crm.ts';

const politely =
  '(?:(?:please|pls|hey|ok(?:ay)?|so|and|muster)[,\\s]+)*(?:(?:can|could|would|will) (?:you|u) )?(?:please )?';
const goods =
  '(?:pizzas?|coffees?|tea|lunch|dinner|breakfast|food|sandwich(?:es)?|snacks?|beers?|drinks?|wine|flowers|gifts?|presents?|cake|taxis?|cabs?|uber|groceries|burgers?|sushi|donuts?|paper|toner)';
const journeys =
  '(?:flights?|hotels?|taxis?|cabs?|uber|train|trains|rental car|car hire|restaurants?|table for \\w+|cinema tickets?|concert tickets?|plane tickets?|train tickets?|holiday|vacation)';
const works =
  '(?:(?:\\p{L}+ )?(?:posts?|tweets?|poems?|songs?|stories|story|jokes?|essays?|articles?|blogs?|blog posts?|limericks?|haikus?|recipes?|code|scripts?|python|sql|job ads?|job adverts?|job descriptions?|press releases?|newsletters?|slogans?))';

/** Beside an order it would swallow the order. */
const alone = '(?!.*(?:[.;?!]\\s+\\S|\\b(?:and|then|but)\\b))';

/** “What does the CRM say about Ann?”: it is written to, and not read. */
const looksIntoCrm = `^${alone}${politely}(?:check|look (?:in|into|at|through)|search|open|read|pull up|go (?:in|into|to)|log in ?to|sign in ?to|what(?:'s| is| does| do| did| was)?|who(?:'s| is)|did (?:you|we|i|anyone|somebody)|have (?:you|we|i)|has|is \\p{L}+ in|show me)\\b(?!.*\\b(?:sync\\w*|integrations?|connect\\w*|working|status|health|up|down|running|run|fine|ok|okay|tell|e-?mail|message|note)\\b).{0,50}(?<!\\p{L})${crm}(?!\\p{L})`;

export const readsCrm = new RegExp(looksIntoCrm, 'iu');

export const elsewhere = new RegExp(
  [
    looksIntoCrm,
    `^${alone}${politely}(?:what(?:'s| is| will)|how(?:'s| is)|will it|is it|check|tell me|show me)\\b(?!.*\\b(?:tell|email|e-mail) (?!me\\b)).{0,30}\\b(?:weather|forecast|temperature|rain(?:ing|y)?|snow(?:ing)?|sunny)\\b`,
    `^${alone}${politely}(?:order|get|buy|fetch|bring|grab) (?:me |us |the team |everyone )?(?:an? |some |the )?(?:(?:large|small|hot|cold|black|iced|cheese|pepperoni|birthday|quick|nice|few|bottle of|cup of|box of) )*${goods}\\b`,
    `^${alone}${politely}(?:book|reserve|find|get|buy) (?:me |us )?(?:an? |some |the )${journeys}\\b`,
    `^${alone}${politely}(?:write|draft|compose|make up|create|generate|tell|sing) (?:me |us )?(?:an? |some |another )?${works}\\b`,
    `^${alone}${politely}(?:who won|what(?:'s| is) the (?:capital|score (?:of|in) the|meaning of life|square root|population|price of|stock)|how (?:tall|far|deep|high) is|who(?:'s| is) the (?:president|prime minister|king|queen|pope)|play (?:some |me )?(?:music|a song)|turn (?:on|off) the (?:lights?|heating|radio|tv)|set (?:an? )?(?:alarm|timer)|translate (?!.*\\b(?:mos|code|\\d\\d))|calculate|what(?:'s| is) \\d+ ?(?:[-+*x/]|plus|times|minus) ?\\d)`,
  ].join('|'),
  'iu',
);
