// What a denial is about, fault by fault: reviewers send a category and a code of their own for the same fault.
import type { Registration } from '@tendlc/client';
import { nameCode } from '@tendlc/compliance';

type Denial = NonNullable<Registration['denial']>;
export type DenialCode = Denial['codes'][number];

export type Fault = {
  /** In plain words: of the registry's category where there is one. */
  readonly title: string;
  readonly codes: readonly DenialCode[];
  /** Paths of the packet. */
  readonly fields: readonly string[];
};

const CATEGORY = 'tcr-category';

const isCategory = ({ system }: DenialCode): boolean => system === CATEGORY;

/** How much of two lists of paths is the same: 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const both = one.filter((path) => other.includes(path)).length;
  return both === 0 ? 0 : both / new Set([...one, ...other]).size;
}

/** The category comes first, because its title is in plain words and its fields are the narrowest. */
const ordered = (codes: readonly DenialCode[]): DenialCode[] => [
  ...codes.filter(isCategory),
  ...codes.filter((code) => !isCategory(code)),
];

/** Codes about the same fields are one fault: each joins the one that it resembles most. A code without fields stands alone. */
export function faultsOf({ codes }: Pick<Denial, 'codes'>): Fault[] {
  const faults: { title: string; codes: DenialCode[]; fields: readonly string[] }[] = [];
  for (const code of ordered(codes)) {
    const { title, fields = [] } = code;
    const [alike] = faults
      .map((fault) => ({ fault, share: likeness(fault.fields, fields) }))
      .filter(({ share }) => share > 0)
      .toSorted((one, other) => other.share - one.share);
    if (alike === undefined || isCategory(code)) {
      faults.push({ title, codes: [code], fields });
    } else {
      alike.fault.codes.push(code);
    }
  }
  return faults;
}

/** Titles can be equal: a category and a reason in words may say the same. */
export const keyOfFault = ({ codes }: Fault): string =>
  codes.map(({ system, code }) => `${system}:${code}`).join(' ');

const STRICTEST: readonly DenialCode['resubmittable'][] = ['no', 'depends', 'yes'];

/** What a fault allows: a code that is final makes it final. */
export const strictestOf = (codes: readonly DenialCode[]): DenialCode['resubmittable'] =>
  STRICTEST.find((answer) => codes.some(({ resubmittable }) => resubmittable === answer)) ?? 'depends';

/** A list of more than these beside each field says nothing about the field. */
const UNASSIGNED_SHOWN_MAX = 2;

/** What a field is rejected for; all of a few faults where the denial does not say which. */
export function faultsAbout(path: string, denial: Pick<Denial, 'codes'>): readonly Fault[] {
  const faults = faultsOf(denial);
  const about = faults.filter(({ fields }) => fields.includes(path));
  const unassigned = faults.filter(({ fields }) => fields.length === 0);
  return about.length > 0 ? about : unassigned.length > UNASSIGNED_SHOWN_MAX ? [] : unassigned;
}

/** Surer than this, a reading of words is as good as said. */
const SURE = 90;

/** Such as “Twilio 30909, our reading”. Undefined for a category, which its title says in words. */
export function codeWords({ system, code, confidence }: DenialCode): string | undefined {
  const name = system === CATEGORY ? undefined : nameCode({ system, code });
  return name === undefined ? undefined : confidence < SURE ? `${name} (our reading)` : name;
}

const SEVERAL = /;\s*(?=[A-Z]{0,4}\d{3,5}\s*[-:])/;

/** Reviewers put several sentences with a code each in one text. */
export const sentencesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(SEVERAL));
