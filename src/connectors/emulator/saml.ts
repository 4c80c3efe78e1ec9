// SAML 2.0 assertions as RFC 7522 has them: made by an identity provider, and held against the rules by whoever gives a token for them.
import { type KeyObject, createHash, sign, verify } from 'node:crypto';
import { type Element, canonical, childrenOf, localName, namespaceOf, parseXml, textOf } from './xml.ts';

const saml = 'urn:oasis:names:tc:SAML:2.0:assertion';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const ds = 'http://www.w3.org/2000/09/xmldsig#';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = `${ds}enveloped-signature`;
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  /** Whom it is meant for. */
  readonly audience: string;
  /** The token address to which it may be brought. */
  readonly recipient: string;
  readonly from: Date;
  readonly until: Date;
}

/** As the grant wants it: base64url. */
export function signedAssertion(claims: Claims, key: KeyObject): string {
  const bare = assertionOf(claims);
  const info = signedInfoOf(digestOf(canonical(parseXml(bare))));
  const value = sign('sha256', Buffer.from(canonical(parseXml(info))), key).toString('base64');
  const signature = `<ds:Signature xmlns:ds="${ds}">${info}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`;
  return Buffer.from(bare.replace('</saml:Issuer>', `</saml:Issuer>${signature}`)).toString('base64url');
}

const id = '_assertion';

function assertionOf({ issuer, subject, audience, recipient, from, until }: Claims): string {
  const [begins, ends] = [from.toISOString(), until.toISOString()];
  return [
    `<saml:Assertion xmlns:saml="${saml}" ID="${id}" IssueInstant="${begins}" Version="2.0">`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID>${subject}</saml:NameID><saml:SubjectConfirmation Method="${bearer}">`,
    `<saml:SubjectConfirmationData NotOnOrAfter="${ends}" Recipient="${recipient}"/>`,
    `</saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${begins}" NotOnOrAfter="${ends}">`,
    `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${begins}"/></saml:Assertion>`,
  ].join('');
}

const signedInfoOf = (digest: string): string =>
  [
    `<ds:SignedInfo xmlns:ds="${ds}"><ds:CanonicalizationMethod Algorithm="${exclusive}"/>`,
    `<ds:SignatureMethod Algorithm="${rsaSha256}"/><ds:Reference URI="#${id}"><ds:Transforms>`,
    `<ds:Transform Algorithm="${enveloped}"/><ds:Transform Algorithm="${exclusive}"/></ds:Transforms>`,
    `<ds:DigestMethod Algorithm="${sha256}"/><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`,
  ].join('');

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

export interface Expected {
  readonly key: KeyObject;
  readonly audience: string;
  readonly recipient: string;
  readonly now: Date;
}

/** Why it is refused; undefined for one that holds. */
export function faultOfAssertion(assertion: string, expected: Expected): string | undefined {
  const root = parsed(assertion);
  if (root === undefined || localName(root.name) !== 'Assertion' || namespaceOf(root) !== saml)
    return 'it is no SAML assertion';
  if (!isSigned(root, expected.key)) return 'its signature does not hold';
  return faultOfConditions(root, expected) ?? faultOfSubject(root, expected);
}

function parsed(assertion: string): Element | undefined {
  try {
    return parseXml(Buffer.from(assertion, 'base64url').toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** One signature, over the whole of what is read afterwards: XML Signature §4, and SAML 2.0 core §5.4. */
function isSigned(root: Element, key: KeyObject): boolean {
  const [signature, second] = childrenOf(root, ds, 'Signature');
  const [info] = childrenOf(signature, ds, 'SignedInfo');
  const [reference, other] = childrenOf(info, ds, 'Reference');
  if (signature === undefined || info === undefined || reference === undefined) return false;
  if (second !== undefined || other !== undefined) return false;
  const named = (of: Element | undefined, local: string) =>
    childrenOf(of, ds, local).map(({ attributes }) => attributes.get('Algorithm'));
  const [transforms] = childrenOf(reference, ds, 'Transforms');
  const ways = [
    ...named(info, 'CanonicalizationMethod'),
    ...named(info, 'SignatureMethod'),
    ...named(transforms, 'Transform'),
    ...named(reference, 'DigestMethod'),
  ];
  if (ways.join() !== [exclusive, rsaSha256, enveloped, exclusive, sha256].join()) return false;
  if (reference.attributes.get('URI') !== `#${root.attributes.get('ID') ?? ''}`) return false;
  const [digest] = childrenOf(reference, ds, 'DigestValue');
  if (textOf(digest) !== digestOf(canonical(root, signature))) return false;
  const [value] = childrenOf(signature, ds, 'SignatureValue');
  return verify('sha256', Buffer.from(canonical(info)), key, Buffer.from(textOf(value), 'base64'));
}

function faultOfConditions(root: Element, { audience, now }: Expected): string | undefined {
  const [conditions] = childrenOf(root, saml, 'Conditions');
  const from = Date.parse(conditions?.attributes.get('NotBefore') ?? '');
  if (from > now.getTime()) return 'it does not hold yet';
  if (!isBefore(now, conditions)) return 'it has expired';
  const audiences = childrenOf(conditions, saml, 'AudienceRestriction').flatMap((one) =>
    childrenOf(one, saml, 'Audience').map(textOf),
  );
  return audiences.includes(audience) ? undefined : 'it is meant for another audience';
}

function faultOfSubject(root: Element, { recipient, now }: Expected): string | undefined {
  const [subject] = childrenOf(root, saml, 'Subject');
  const confirmed = childrenOf(subject, saml, 'SubjectConfirmation')
    .filter(({ attributes }) => attributes.get('Method') === bearer)
    .flatMap((one) => childrenOf(one, saml, 'SubjectConfirmationData'));
  const brought = confirmed.filter(({ attributes }) => attributes.get('Recipient') === recipient);
  if (brought.length === 0) return 'it is meant for another recipient';
  return brought.some((one) => isBefore(now, one)) ? undefined : 'it has expired';
}

/** What names no end never holds. */
const isBefore = (now: Date, element: Element | undefined): boolean =>
  now.getTime() < Date.parse(element?.attributes.get('NotOnOrAfter') ?? '');
