// How a path names a brand or campaign.

const LOCAL_ID = /^[1-9]\d{0,14}$/;

/** Wide enough for any ID of the registry. */
const REGISTRY_ID = /^[A-Za-z0-9_-]{1,64}$/;
const NO_ID = '';

/** By our number, or by the ID at the registry. */
export const parseRecordId = (text: string): { localId: number } | { registryId: string } =>
  LOCAL_ID.test(text) ? { localId: Number(text) } : { registryId: REGISTRY_ID.test(text) ? text : NO_ID };
