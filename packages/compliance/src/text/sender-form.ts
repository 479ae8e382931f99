// What a sender is that was found in a text.
export type Sender = {
  readonly name: string;
  /** The wording: `Name: …`, `from Name`, … */
  readonly form:
    | 'label'
    | 'bracket'
    | 'introduction'
    | 'from'
    | 'code'
    | 'signature'
    | 'place'
    | 'possessive'
    | 'subject'
    /** Named as anybody whom the message is about may be. */
    | 'mention'
    | 'domain'
    | 'handle'
    /** `[Business name]`, to be filled in. */
    | 'placeholder'
    /** One of the spellings of the brand name that was given. */
    | 'brand';
};
