// The types of html-encoding-sniffer, which has none of its own.
declare module 'html-encoding-sniffer' {
  function sniff(
    bytes: Uint8Array,
    options?: { transportLayerEncodingLabel?: string; defaultEncoding?: string },
  ): string;
  export = sniff;
}
