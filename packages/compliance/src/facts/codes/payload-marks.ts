// Marks of payloads, logs, and libraries that tell which provider's codes a paste has.

/** The systems whose codes have this mark. The system of the first mark is the likeliest. */
type PayloadMark = { readonly mark: RegExp; readonly systems: readonly string[] };

export const payloadMarks: readonly PayloadMark[] = [
  { mark: /\bSM[0-9a-f]{6,}|MessageSid|AccountSid|SmsStatus|more_info/, systems: ['twilio'] },
  { mark: /MessageUUID/, systems: ['plivo'] },
  { mark: /\bEC_[A-Z]{4,}|"?groupName"?/, systems: ['infobip', 'infobip-status'] },
  { mark: /segmentCount|"?message-(?:failed|delivered)"?/, systems: ['bandwidth'] },
  { mark: /"?record_type"?|"?10dlc\.(?:campaign|brand)/, systems: ['telnyx', 'dca2'] },
  { mark: /\berr-code\b|network-code|client-ref/, systems: ['vonage-dlr'] },
  { mark: /\berror-text\b|message-count/, systems: ['vonage-sms-api'] },
  { mark: /delivery_report_sms/, systems: ['sinch'] },
  {
    mark: /\bESME_R|command_status|submit_sm|enquire_link|bind_transceiver|BindTransceiver/,
    systems: ['smpp'],
  },
  { mark: /\+CMS ERROR/, systems: ['gsm-tp-fcs'] },
  { mark: /providerResponse|dwellTimeMs/, systems: ['aws-sms'] },
  { mark: /PlivoRestError|plivo\./, systems: ['plivo'] },
  { mark: /TwilioRestException|twilio\.base|TwilioResponse/, systems: ['twilio'] },
  { mark: /DeniedReasons|pinpoint/i, systems: ['aws-registration'] },
];
