// What the fields of registry credentials are called where people fill them in.
export const CREDENTIAL_LABELS = {
  tcrSid: 'API key',
  tcrAuthToken: 'API secret',
  tcrWebhookSecret: 'Webhook secret',
  label: 'Name',
};
