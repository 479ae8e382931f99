// Reviews a packet in a thread of its own: the review of a long packet would interrupt typing.
import { type PacketReviewInput, reviewPacket } from '@tendlc/compliance';

export type ReviewRequest = { readonly number: number; readonly input: PacketReviewInput };

globalThis.addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  globalThis.postMessage({ number: data.number, review: reviewPacket(data.input) });
});
