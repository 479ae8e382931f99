// The packet of a registration as one document: sections, the review beside each field, and the section list.
import { Stack, Text, Title } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { completenessOf, requiredPathsOf } from '@tendlc/registration';
import { memo, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createSignal } from '../../../api/waiting.ts';
import { TonePanel } from '../../../parts/tone.tsx';
import { groupByField } from '../../../registrations/packet/live-review.ts';
import {
  PacketContext,
  type PacketEditing,
  type Reviewed,
  usePacket,
  usePacketState,
  usePacketStore,
} from '../../../registrations/packet/packet-context.ts';
import { toPacket, type PacketValues } from '../../../registrations/packet/packet-values.ts';
import { BrandSource, EntityType } from './brand-parts.tsx';
import { Content, isContent, RepliesOnPhone, Samples, SubUseCases, UseCase } from './campaign-parts.tsx';
import { focusPath } from './focus-path.ts';
import { FORM_RULES } from './form-rules.ts';
import { isNeededPage, OptInPages, PageAddress } from './page-addresses.tsx';
import { PacketField } from './packet-field.tsx';
import { Reseller } from './reseller.tsx';
import './packet.css';
import { headingId, SectionList, type SectionProgress } from './section-list.tsx';
import { DECIDING, pathsIn, type Section, sectionsOf, unconfirmedReplies } from './sections.ts';
import { useReview } from './use-review.ts';

/** Drawn by another field of the section. */
const HAS_OWN_PLACE = /^campaign\.sample[1-5]$/;
const COUNTED = /^campaign\.(?:optinMessage|optoutMessage|helpMessage)$/;

function SectionField({ path }: { path: string }) {
  switch (path) {
    case 'brand.entityType':
      return <EntityType />;
    case 'campaign.usecase':
      return <UseCase />;
    case 'campaign.subUsecases':
      return <SubUseCases />;
    case 'campaign.resellerId':
      return <Reseller path={path} />;
    case 'pages.optIn':
      return <OptInPages />;
    default:
      if (isContent(path)) {
        return <Content path={path} />;
      }
      return path.startsWith('pages.') ? (
        <PageAddress path={path} />
      ) : (
        <PacketField path={path} isCounted={COUNTED.test(path)} />
      );
  }
}

/** The suggested use case follows from the description, so the description comes first. */
const inReadingOrder = (paths: readonly string[]): string[] => [
  ...paths.filter((path) => path === 'campaign.description'),
  ...paths.filter((path) => path !== 'campaign.description' && !HAS_OWN_PLACE.test(path)),
];

function SectionBody({ section }: { section: Section }) {
  const { subject, advanced } = section;
  const folded = advanced.map((name) => `${subject}.${name}`);
  const paths = inReadingOrder(pathsIn(section)).filter((path) => !folded.includes(path));
  return (
    <Stack gap="lg">
      {section.id === 'business' && subject === 'brand' && <BrandSource />}
      {section.id === 'samples' && <Samples />}
      {paths.map((path) => (
        <SectionField key={path} path={path} />
      ))}
      {section.id === 'replies' && <RepliesOnPhone />}
      {folded.length > 0 && (
        <details>
          <summary>Advanced</summary>
          <Stack gap="lg" mt="md">
            {folded.map((path) => (
              <SectionField key={path} path={path} />
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  );
}

const Document = memo(function Document({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="packet-document">
      {sections.map((section) => (
        <section key={`${section.subject}-${section.id}`} aria-labelledby={headingId(section)}>
          <header>
            <Title order={2} id={headingId(section)} tabIndex={-1}>
              {section.title}
            </Title>
            <Text size="sm" c="dimmed">
              {section.lead}
            </Text>
          </header>
          <SectionBody section={section} />
        </section>
      ))}
    </div>
  );
});

/** Sections change only with the fields that decide which others are asked. */
function useSections(): Section[] {
  const { store } = usePacket();
  const deciding = usePacketState(({ values }) => DECIDING.map((path) => String(values[path])).join(' '));
  // oxlint-disable-next-line react/exhaustive-deps -- the deciding values stand for all others
  return useMemo(() => sectionsOf(store.state.get().values), [store, deciding]);
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== '';

function progressOf(
  sections: readonly Section[],
  values: PacketValues,
  { findings, isReady }: Reviewed,
): SectionProgress[] {
  const packet = toPacket(values);
  const { missing } = completenessOf(packet);
  const replies = unconfirmedReplies(packet);
  return sections.map((section) => {
    const paths = pathsIn(section);
    const malformed = paths.filter((path) => findings[path]?.some(({ ruleId }) => FORM_RULES.has(ruleId)));
    const errors = paths.filter((path) =>
      findings[path]?.some(
        ({ status, ruleId }) =>
          status === 'error' && ruleId !== 'field.required' && !ruleId.endsWith('.missing'),
      ),
    );
    return {
      section,
      missing: missing.filter((path) => paths.includes(path)),
      unconfirmed: replies.filter((path) => paths.includes(path)),
      malformed,
      errors: errors.length,
      isReviewed: isReady,
      isNeededForApproval: paths.some((path) => isNeededPage(path, values)),
      isStarted: section.subject === 'brand' || paths.some((path) => isFilled(values[path])),
    };
  });
}

/** Why the whole packet is read-only, or what a change does. */
function PacketNotice() {
  const registration = usePacketState((state) => state.registration);
  const isLocked = usePacketState((state) => state.isLocked);
  if (isLocked) {
    return (
      <TonePanel tone="info">
        <Text size="sm">
          {registration.status === 'CLOSED'
            ? 'This registration is closed, so it cannot change anymore. Copy it to start a new one.'
            : 'A submission is under way, so the packet cannot change now. You can edit it again when there is a result, or after you cancel the submission.'}
        </Text>
      </TonePanel>
    );
  }
  return registration.status === 'APPROVED' ? (
    <TonePanel tone="info">
      <Text size="sm">
        This registration is approved. Your changes open a new version, which reaches the registry when you
        submit it.
      </Text>
    </TonePanel>
  ) : null;
}

const PAUSE_MS = 150;

/** Typing goes first: the review and the section list follow after a pause, because both read the whole packet. */
function useSettledValues(): PacketValues {
  const { store } = usePacket();
  const [values, setValues] = useState(() => store.state.get().values);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const note = () => {
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(() => setValues(store.state.get().values)), PAUSE_MS);
    };
    const stop = store.state.subscribe(note);
    note();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return values;
}

function Overview({ sections }: { sections: readonly Section[] }) {
  const { reviewed } = usePacket();
  const values = useSettledValues();
  const registration = usePacketState((state) => state.registration);
  const packet = useMemo(() => toPacket(values), [values]);
  const review = useReview(registration, packet);
  const shown = useSyncExternalStore(reviewed.subscribe, reviewed.get);
  useEffect(() => {
    if (review !== undefined) {
      const { findings } = reviewed.get();
      reviewed.set({ findings: groupByField(review.findings, findings), isReady: true });
    }
  }, [review, reviewed]);
  return <SectionList progress={progressOf(sections, values, shown)} required={requiredPathsOf(packet)} />;
}

function PacketDocument({ field }: { field: string | undefined }) {
  const { store } = usePacket();
  const sections = useSections();
  useEffect(() => {
    // After the page, which focuses its heading.
    const frame = requestAnimationFrame(() => field !== undefined && focusPath(field));
    return () => cancelAnimationFrame(frame);
  }, [field]);
  return (
    <div className="packet" onBlur={store.flush}>
      <Overview sections={sections} />
      <Stack gap="lg" miw={0}>
        <PacketNotice />
        <form aria-label="Packet" onSubmit={(event) => event.preventDefault()} noValidate autoComplete="on">
          <Document sections={sections} />
        </form>
        <Text size="sm" c="dimmed">
          This review runs in your browser and is free. Findings about your public pages come with the
          evaluation.
        </Text>
      </Stack>
    </div>
  );
}

type Props = {
  readonly registration: Registration;
  /** The field to open and focus. */
  readonly field: string | undefined;
};

export function PacketForm({ registration, field }: Props) {
  const store = usePacketStore(registration);
  const [reviewed] = useState(() => createSignal<Reviewed>({ findings: {}, isReady: false }));
  const editing = useMemo<PacketEditing>(() => ({ store, reviewed }), [store, reviewed]);
  return (
    <PacketContext value={editing}>
      <PacketDocument field={field} />
    </PacketContext>
  );
}
