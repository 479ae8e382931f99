// The free review of a packet while a person types. It runs in a worker, and only for the newest values.
import type { PacketFinding, PacketReview, PacketReviewInput } from '@tendlc/compliance';
import { useEffect, useRef, useState } from 'react';
import type { ReviewRequest } from './review-worker.ts';

const PAUSE_MS = 350;

type Answer = { readonly number: number; readonly review: PacketReview };

/** @returns undefined until the first review is done, or if the worker cannot start */
export function useLiveReview(input: PacketReviewInput): PacketReview | undefined {
  const [review, setReview] = useState<PacketReview>();
  const worker = useRef<Worker>(undefined);
  const number = useRef(0);
  const isFirst = useRef(true);
  useEffect(() => {
    const started = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      // Later values are on their way.
      if (data.number === number.current) {
        setReview(data.review);
      }
    });
    return () => started.terminate();
  }, []);
  const text = JSON.stringify(input);
  useEffect(() => {
    number.current += 1;
    const request: ReviewRequest = {
      number: number.current,
      input: JSON.parse(text) as PacketReviewInput,
    };
    const timer = setTimeout(() => worker.current?.postMessage(request), isFirst.current ? 0 : PAUSE_MS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [text]);
  return review;
}

/** The field that a finding belongs to. */
const homeOf = ({ field }: PacketFinding): string => (typeof field === 'string' ? field : (field[0] ?? ''));

type Groups = Readonly<Record<string, readonly PacketFinding[]>>;

/** Fields whose findings did not change keep the same list, so that they are not drawn again. */
export function groupByField(findings: readonly PacketFinding[], before: Groups): Groups {
  const groups: Record<string, PacketFinding[]> = {};
  for (const finding of findings) {
    (groups[homeOf(finding)] ??= []).push(finding);
  }
  return Object.fromEntries(
    Object.entries(groups).map(([path, group]) => {
      const known = before[path];
      return [path, known !== undefined && JSON.stringify(known) === JSON.stringify(group) ? known : group];
    }),
  );
}
