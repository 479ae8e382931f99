// How a path names a brand or campaign.

const LOCAL_ID = /^[1-9]\d{0,14}$/;

/** Wide enough for any id that the registry may give; what does not fit is no id of anything. */
const REGISTRY_ID = /^[A-Za-z0-9_-]{1,64}$/;
const NO_ID = '';

/** How a path names a record: by our number or by the registry's id. */
export const parseRecordId = (text: string): { localId: number } | { registryId: string } =>
  LOCAL_ID.test(text) ? { localId: Number(text) } : { registryId: REGISTRY_ID.test(text) ? text : NO_ID };
