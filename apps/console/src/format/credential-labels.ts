// Labels of the credential fields in forms.
export const CREDENTIAL_LABELS = {
  tcrSid: 'API key',
  tcrAuthToken: 'API secret',
  tcrWebhookSecret: 'Webhook secret',
  label: 'Name',
};
