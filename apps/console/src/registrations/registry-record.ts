// Values in records that are passed through in the words of the registry: any of them can be missing.

export type RegistryRecord = Readonly<Record<string, unknown>>;

export const textIn = (record: RegistryRecord, name: string): string =>
  typeof record[name] === 'string' ? record[name] : '';

export const numberIn = (record: RegistryRecord, name: string): number | undefined =>
  typeof record[name] === 'number' ? record[name] : undefined;

export const textsIn = (record: RegistryRecord, name: string): readonly string[] => {
  const value = record[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

/** The records inside a record, such as those of each carrier. */
export const recordsIn = (record: RegistryRecord, name: string): readonly RegistryRecord[] => {
  const value = record[name];
  return typeof value === 'object' && value !== null
    ? Object.values(value).filter((one): one is RegistryRecord => typeof one === 'object' && one !== null)
    : [];
};
