// Reads the field that a provider names beside a code, such as `30882 TERMS_AND_CONDITIONS_URL`.
import type { KnownCode } from '../facts/codes/code-tables.ts';
import { fieldReadings } from '../facts/rejections/field-readings.ts';

const BESIDE_UNITS = 60;

/** What a code means with the field beside it. */
export type CodeOfField = { readonly code: KnownCode; readonly reason: string };

/** @returns undefined if no field is beside the code, or the field changes nothing */
export function readFieldBeside(code: KnownCode, clause: string): CodeOfField | undefined {
  const name = `${code.system.id}:${code.code ?? ''}`;
  const reading = fieldReadings.find((row) => row.code === name);
  if (reading === undefined || code.code === undefined) {
    return undefined;
  }
  const [before = '', after = ''] = clause.split(code.code, 2);
  // Another code on the way to the field is what the field belongs to.
  const beside = [
    after.slice(0, BESIDE_UNITS).split(/\d{4}/, 1)[0],
    before.slice(-BESIDE_UNITS).split(/\d{4}/).at(-1),
  ];
  const nearest = beside.find((part) => /[A-Z]{4}_[A-Z]/.test(part ?? '')) ?? '';
  const isNamed = reading.fields.some((field) => nearest.toUpperCase().includes(field));
  const { reason, meaning, causes, fixes, source } = reading;
  return isNamed
    ? { reason, code: { ...code, meaning, causes, fixes, source, retryable: true, isSecondary: true } }
    : undefined;
}
