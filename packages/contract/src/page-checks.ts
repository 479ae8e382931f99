// Page checks on the wire: what an anonymous visitor sees at a URL, and the findings about it (G-84).
import { draftSchema } from '@tendlc/registration';
import { type Static, Type } from 'typebox';
import { CheckItem } from './findings.ts';
import { IsoTimestamp, LIMITS, Nullable, StringEnum } from './primitives.ts';
import { RESUBMITTABLE } from './registrations.ts';

/** The name of the check in the ledger. */
export const PAGE_CHECK_TOOL = 'page-check';

export const PAGE_CHECK_PURPOSES = ['privacy', 'terms', 'optIn', 'website'] as const;

/** Why a page could not be fetched. */
const FETCH_PROBLEMS = [
  'dns',
  'timeout',
  'tls',
  'connection',
  'too_many_redirects',
  'too_large',
  'unsupported_type',
  'private_address',
  'invalid_url',
] as const;

const URL_CHARACTERS_MAX = 2_048;

const PROBLEM_MEANINGS = [
  '`dns`: the host name does not exist.',
  '`timeout`: the page did not arrive within 10 seconds.',
  '`tls`: the TLS certificate is not valid.',
  '`connection`: the connection failed, or the response was incomplete or broken.',
  '`too_many_redirects`: more than 5.',
  '`too_large`: more than 2 MiB, compressed or not.',
  '`unsupported_type`: not HTML, plain text, or PDF.',
  '`private_address`: not on the public internet.',
  '`invalid_url`: a URL or redirect that is not opened, such as one with a password or another scheme.',
].join(' ');

export const PageCheckRequest = Type.Object(
  {
    url: Type.String({
      maxLength: URL_CHARACTERS_MAX,
      pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s\\p{Cc}\\p{Cs}]+$',
      description: 'The URL of the page.',
      examples: ['https://copperkettle.example/privacy'],
      'x-message': `must be a URL of at most ${URL_CHARACTERS_MAX} characters that starts with https://`,
    }),
    purpose: StringEnum(PAGE_CHECK_PURPOSES, {
      description: 'What the page is for. It is judged by the rules for this purpose.',
      examples: ['privacy'],
    }),
    brandName: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: LIMITS.toolNameCharacters,
        description: 'The name of the brand that the page should show.',
        examples: ['Copper Kettle'],
      }),
    ),
    campaign: Type.Optional({
      ...draftSchema('campaign'),
      description: 'Fields of the campaign, as far as you have them. The page is compared with them.',
    }),
  },
  {
    examples: [
      { url: 'https://copperkettle.example/privacy', purpose: 'privacy', brandName: 'Copper Kettle' },
    ],
  },
);
export type PageCheckRequest = Static<typeof PageCheckRequest>;

export const Draw = Type.Object({
  system: Type.String({ description: 'Whose code it is.', examples: ['twilio'] }),
  code: Type.String({ examples: ['30908'] }),
  title: Type.String({ description: 'The title of the code.' }),
});

export const PageEvidence = Type.Object(
  {
    quote: Type.String({ description: 'Words of the page. Escape them before you show them.' }),
    offset: Type.Optional(
      Type.Integer({
        description:
          'Where the words are in the text of the snapshot, in UTF-16 code units. Absent if they are not in it.',
      }),
    ),
  },
  { description: 'What the finding is based on.' },
);

export const PageFinding = Type.Object(
  {
    ...CheckItem.properties,
    field: Type.String({ description: 'The field with the URL.', examples: ['pages.privacyPolicy'] }),
    url: Type.String({ description: 'The page that the finding is about.' }),
    evidence: Type.Optional(PageEvidence),
    draws: Type.Array(Draw, { description: 'The codes with which reviewers reject this.' }),
    resubmittable: StringEnum(RESUBMITTABLE, {
      description: 'Whether a rejection for this reason can be corrected and resubmitted.',
    }),
  },
  { 'x-component': 'PageFinding' },
);

/** Why a page could not be read, with further reasons. */
export const PageProblem = <const More extends readonly string[]>(more: More, meanings: string) =>
  StringEnum([...FETCH_PROBLEMS, 'http_status', ...more] as const, {
    description: [
      `Why the page could not be read. ${PROBLEM_MEANINGS}`,
      '`http_status`: the page answers with an error status.',
      meanings,
    ]
      .join(' ')
      .trim(),
    examples: ['tls'],
  });

export const PageCheckResults = Type.Object({
  reachable: Type.Boolean({ description: 'True if an anonymous visitor gets the page.' }),
  problem: Type.Optional(PageProblem([], '')),
  snapshotId: Type.Integer({ description: 'The ID of the snapshot.', examples: [1] }),
  findings: Type.Array(PageFinding),
});
export type PageCheckResults = Static<typeof PageCheckResults>;

const hash = (description: string) =>
  Type.String({
    description,
    examples: ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  });

export const PageSnapshot = Type.Object({
  id: Type.Integer({ examples: [1] }),
  url: Type.String({ description: 'The URL that was opened.' }),
  finalUrl: Type.String({ description: 'The URL after all redirects.' }),
  redirects: Type.Array(Type.String(), { description: 'The URLs between `url` and `finalUrl`.' }),
  status: Type.Integer({ description: 'The HTTP status. 0 if there was no response.', examples: [200] }),
  problem: Nullable(
    StringEnum(FETCH_PROBLEMS, {
      description: `Why there is no body. ${PROBLEM_MEANINGS}`,
      examples: ['tls'],
    }),
  ),
  contentType: Nullable(Type.String({ examples: ['text/html; charset=utf-8'] })),
  bytes: Type.Integer({ description: 'The size of the body after content decoding.', examples: [48_211] }),
  sha256: hash('SHA-256 of the body after content decoding.'),
  textSha256: hash('SHA-256 of `text` in UTF-8.'),
  title: Type.String({ examples: ['Privacy Policy | Copper Kettle'] }),
  language: Nullable(Type.String({ description: 'Declared by the page, or guessed.', examples: ['en'] })),
  text: Type.String({ description: 'What a visitor reads. Escape it before you show it.' }),
  renderedDiffers: Nullable(
    Type.Boolean({
      description: 'True if scripts change the text. Null if the page was not rendered.',
    }),
  ),
  fetchedAt: IsoTimestamp(),
});
export type PageSnapshot = Static<typeof PageSnapshot>;

export const PageSnapshotAnswer = Type.Object({ success: Type.Boolean(), ...PageSnapshot.properties });

export const PageSnapshotPath = Type.Object({
  snapshotId: Type.String({ description: 'The ID of the snapshot.', examples: ['1'] }),
});
