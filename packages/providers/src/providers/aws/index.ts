// AWS End User Messaging: two registrations, one call for each of their fields.
import { ask, fixed, fromAnswer, type Provider, type ProviderCall } from '../../provider.ts';
import { BRAND_FIELDS, CAMPAIGN_FIELDS } from './fields.ts';

/** Every call goes to the regional endpoint, signed with SigV4; the header X-Amz-Target names the operation. */
const call = (
  id: string,
  operation: string,
  about: ProviderCall['about'],
  dependsOn: readonly string[],
  rest: Pick<ProviderCall, 'fields'> & Partial<ProviderCall>,
): ProviderCall => ({
  id,
  method: 'POST',
  path: '/',
  operation: `PinpointSMSVoiceV2.${operation}`,
  about,
  dependsOn,
  ...rest,
});

const BRAND_ID = fromAnswer('RegistrationId', 'brandRegistrationId');
const CAMPAIGN_ID = fromAnswer('RegistrationId', 'campaignRegistrationId');
const REVIEW = ask('AwsReview', 'no', 'Shall AWS review the registration before it is sent on?', {
  form: 'flag',
});

export const AWS: Provider = {
  id: 'aws',
  title: 'AWS End User Messaging',
  asOf: '2026',
  sources: [
    'https://github.com/aws-samples/sample-sms-10dlc-registration-automation@aacd653d (2026)',
    'botocore 1.43.107, service model of pinpoint-sms-voice-v2',
    'https://docs.aws.amazon.com/end-user-messaging/latest/userguide/nx-reg-type-tollfree.html (2026-09-15)',
  ],
  unknown: [
    'The live definitions. DescribeRegistrationFieldDefinitions has them; names and lengths may have moved.',
    'Whether six of our verticals have a counterpart.',
    'The paths of the privacy policy and the terms in a toll-free registration.',
  ],
  contentType: 'application/x-amz-json-1.0',
  calls: [
    call('brand', 'CreateRegistration', 'brand', [], {
      fields: [fixed('RegistrationType', 'US_TEN_DLC_BRAND_REGISTRATION')],
    }),
    call('brandFields', 'PutRegistrationFieldValue', 'brand', ['brand'], {
      style: 'one-by-one',
      parameters: [BRAND_ID],
      fields: BRAND_FIELDS,
    }),
    call('submitBrand', 'SubmitRegistrationVersion', 'brand', ['brand', 'brandFields'], {
      note: 'Continue when the registration is COMPLETE.',
      fields: [BRAND_ID, REVIEW],
    }),
    call('campaign', 'CreateRegistration', 'campaign', ['submitBrand'], {
      fields: [fixed('RegistrationType', 'US_TEN_DLC_CAMPAIGN_REGISTRATION')],
    }),
    call('associate', 'CreateRegistrationAssociation', 'campaign', ['brand', 'campaign'], {
      fields: [CAMPAIGN_ID, fromAnswer('ResourceId', 'brandRegistrationId')],
    }),
    call('attachment', 'CreateRegistrationAttachment', 'campaign', [], {
      isOptional: true,
      note: 'Once for each file: the opt-in, the privacy policy, or the terms.',
      fields: [
        ask('AttachmentUrl', 'sometimes', 'Where is the file that shows the opt-in? Use an S3 address.'),
      ],
    }),
    call('campaignFields', 'PutRegistrationFieldValue', 'campaign', ['campaign', 'attachment'], {
      style: 'one-by-one',
      parameters: [CAMPAIGN_ID],
      fields: CAMPAIGN_FIELDS,
    }),
    call(
      'submitCampaign',
      'SubmitRegistrationVersion',
      'campaign',
      ['campaign', 'associate', 'campaignFields'],
      {
        fields: [CAMPAIGN_ID, REVIEW],
      },
    ),
  ],
};
