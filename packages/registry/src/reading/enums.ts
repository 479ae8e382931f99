// Converts an enumeration from any format into the format that the registry documents.
import { enumRows } from '../enum-values.ts';
import type { EnumAnswers, EnumName } from '../wire/index.ts';
import { type Plain, type Reader, UnreadableAnswer } from './fields.ts';

type Shape = 'words' | 'names' | 'entries' | { readonly listBy: string; readonly number?: true };

const SHAPES: Readonly<Record<EnumName, Shape>> = {
  entityType: 'words',
  altBusinessIdType: 'words',
  brandIdentityStatus: 'words',
  brandRelationship: 'words',
  brandStatus: 'words',
  campaignStatus: 'words',
  operationStatus: 'words',
  stockExchange: 'words',
  vettingStatus: 'words',
  nudgeIntent: 'words',
  rejectionCategory: 'words',
  suspensionCategory: 'words',
  vertical: 'entries',
  usecase: 'entries',
  cnp: 'names',
  country: 'names',
  usState: 'names',
  mno: { listBy: 'networkId', number: true },
  dca: { listBy: 'id' },
  extVettingProvider: { listBy: 'evpId' },
  vettingClass: { listBy: 'id' },
};

type Rows = ReturnType<typeof enumRows>;

function nameOf({ value, facts }: Rows[number]): string {
  const { displayName } = facts;
  return typeof displayName === 'string' && displayName !== '' ? displayName : value;
}

function shapeRows(rows: Rows, shape: Shape): unknown {
  if (shape === 'words') {
    return rows.map((row) => row.value);
  }
  if (shape === 'names') {
    return Object.fromEntries(rows.map((row) => [row.value, nameOf(row)]));
  }
  if (shape === 'entries') {
    return Object.fromEntries(rows.map((row) => [row.value, row.facts]));
  }
  return rows.map(({ value, facts }): Plain => {
    const code = shape.number ? Number(value) : value;
    return { ...facts, [shape.listBy]: facts[shape.listBy] ?? code };
  });
}

export function enumReader<Name extends EnumName>(name: Name): Reader<EnumAnswers[Name]> {
  return (answer) => {
    const rows = enumRows(answer);
    // An account without aggregators may have an empty list, but an error page is neither list nor map.
    if (rows.length === 0 && !(Array.isArray(answer) && answer.length === 0)) {
      throw new UnreadableAnswer('not a list of words');
    }
    return shapeRows(rows, SHAPES[name]) as EnumAnswers[Name];
  };
}
