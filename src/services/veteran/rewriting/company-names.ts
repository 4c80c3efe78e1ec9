// Names of companies that begin with a short form or a rank: PFC Brands, SSG Advisors, CAS Medical Systems, Inc.

/** What stands behind the word: further words of a name, each with a capital. */
const behindRank =
  /^(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{N}&'’.-]*){0,3}?,?\s+(?:Inc|LLC|L\.L\.C|LLP|Ltd|Corp|Corporation|Company|Co|PLC|GmbH|Group|Holdings|Industries|Brands|Partners|Associates|Advisors|Advisers|Consulting|Solutions|Networks?|Technologies|Technology|Systems|Services|Logistics|Construction|Contracting|Enterprises|Foods|Media|Entertainment|Sports|Realty|Properties|Capital|Financial|Insurance|Bank|Bakery|Staffing|Trucking|Roofing|Plumbing|Electric|Motors|Stores?|Labs|Laboratories|University|College)\b/u;
/** Units are groups and have systems, too: for what is no rank only the forms of law and of trade count. */
const behindOther =
  /^(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{N}&'’.-]*){0,3}?,?\s+(?:Inc|LLC|L\.L\.C|LLP|Ltd|Corp|Corporation|PLC|GmbH|Holdings|Industries|Brands|Enterprises|Foods|Realty|Bank|Theat(?:re|er)s?)\b/u;

export const opensCompanyName = (text: string, end: number, isRank: boolean): boolean =>
  (isRank ? behindRank : behindOther).test(text.slice(end, end + 90));
