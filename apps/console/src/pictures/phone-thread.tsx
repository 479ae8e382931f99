// Messages as a phone shows them, in one thread: what a business sends, and what a person texts.
import { VisuallyHidden } from '@mantine/core';
import { Picture } from './picture.tsx';
import './phones.css';

type ThreadEntry = { readonly isFromPerson: boolean; readonly text: string };

/** Numbers of this form are not assigned to people. */
const SENDER = '(503) 555-0142';

type Props = { readonly title: string; readonly label: string; readonly entries: readonly ThreadEntry[] };

export function PhoneThread({ title, label, entries }: Props) {
  return (
    <Picture title={title}>
      <div className="phone">
        <div className="phone-head">
          <span aria-hidden="true">‹</span>
          <span>{SENDER}</span>
        </div>
        {/* The thread can be longer than a screen: it scrolls, as on a phone. */}
        <div className="phone-screen is-thread" tabIndex={0} role="group" aria-label={label}>
          {entries.map(({ isFromPerson, text }, index) => (
            // Messages have no key other than their position.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index} className={`bubble given${isFromPerson ? ' is-person' : ''}`}>
              {isFromPerson && <VisuallyHidden>A person texts: </VisuallyHidden>}
              {text}
            </p>
          ))}
        </div>
      </div>
    </Picture>
  );
}
