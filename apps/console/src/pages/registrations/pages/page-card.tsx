// One page of a registration as the page check saw it: how it was reached, its text, and the findings about it.
import { Anchor, Code, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EvaluatedPage, GetPageSnapshotAnswer, PageFinding } from '@tendlc/client';
import { useId, useState } from 'react';
import '../../../forms/forms.css';
import { callApi } from '../../../api/call.ts';
import { useUser } from '../../../api/session.ts';
import { plural, showTime } from '../../../format/words.ts';
import { CostlyButton } from '../../../parts/costs.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { ToneBadge, toneOf } from '../../../parts/tone.tsx';
import { SourceLine } from '../../../results/findings.tsx';
import { markQuotes } from './marked-text.ts';
import { languageWords, problemWords, PURPOSES } from './page-words.ts';

type Finding = Pick<
  PageFinding,
  'ruleId' | 'status' | 'message' | 'remedy' | 'source' | 'basis' | 'evidence'
>;

export type SeenPage = Pick<EvaluatedPage, 'purpose' | 'url' | 'reachable'> & {
  readonly snapshotId: number | null;
  readonly fetchedAt?: string | null | undefined;
  readonly problem?: string | undefined;
  readonly findings: readonly Finding[];
};

/** Longer texts would make the page slow. */
const TEXT_CHARACTERS_MAX = 100_000;

function PageText({
  snapshot,
  findings,
  id,
}: {
  snapshot: GetPageSnapshotAnswer;
  findings: readonly Finding[];
  id: string;
}) {
  const text = snapshot.text.slice(0, TEXT_CHARACTERS_MAX);
  const quotes = findings.map(({ evidence }) => evidence ?? { quote: '' });
  const marked = new Set<number>();
  return (
    <div className="page-text given" tabIndex={0} role="group" aria-label="The text of the page">
      {text === '' && <Text c="dimmed">The page has no text.</Text>}
      {markQuotes(text, quotes).map((part, index) => {
        const first = part.quotes.find((quote) => !marked.has(quote));
        part.quotes.forEach((quote) => marked.add(quote));
        return part.quotes.length === 0 ? (
          // Parts have no key other than their position, which never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{part.text}</span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <mark key={index} id={first === undefined ? undefined : `${id}-${first}`} tabIndex={-1}>
            {part.text}
          </mark>
        );
      })}
      {snapshot.text.length > TEXT_CHARACTERS_MAX && (
        <Text c="dimmed">The rest of the text is not shown.</Text>
      )}
    </div>
  );
}

function Reached({ snapshot }: { snapshot: GetPageSnapshotAnswer }) {
  const { status, finalUrl, url, redirects, title, language, renderedDiffers } = snapshot;
  return (
    <dl className="facts page-facts">
      {title !== '' && (
        <div className="fact">
          <dt>Title</dt>
          <dd className="given">{title}</dd>
        </div>
      )}
      <div className="fact">
        <dt>HTTP status</dt>
        <dd>{status === 0 ? 'No response' : status}</dd>
      </div>
      {finalUrl !== url && (
        <div className="fact">
          <dt>Final address</dt>
          <dd>
            <Code>{finalUrl}</Code>
          </dd>
        </div>
      )}
      {redirects.length > 0 && (
        <div className="fact">
          <dt>Redirects</dt>
          <dd>
            <List size="sm" listStyleType="none">
              {redirects.map((address) => (
                <List.Item key={address}>
                  <Code>{address}</Code>
                </List.Item>
              ))}
            </List>
          </dd>
        </div>
      )}
      {language !== null && (
        <div className="fact">
          <dt>Language</dt>
          <dd>{languageWords(language)}</dd>
        </div>
      )}
      {renderedDiffers === true && (
        <div className="fact">
          <dt>Scripts</dt>
          <dd>Scripts change the text of this page.</dd>
        </div>
      )}
    </dl>
  );
}

const WORDS: Readonly<Record<string, string>> = { error: 'Error', warning: 'Warning', info: 'Tip' };

function PageFindings({ findings, id, text }: { findings: readonly Finding[]; id: string; text: string }) {
  const show = (index: number) => {
    const mark = document.getElementById(`${id}-${index}`);
    mark?.scrollIntoView({ block: 'center' });
    mark?.focus({ preventScroll: true });
  };
  return (
    <ul className="page-findings">
      {findings.map(({ ruleId, status, message, remedy, evidence, source, basis }, index) => (
        <li key={`${ruleId}${message}`} className={`tone-${toneOf(status)}`}>
          <Text size="sm">
            <ToneBadge tone={toneOf(status)}>{WORDS[status] ?? 'Tip'}</ToneBadge> {message}
          </Text>
          {remedy !== undefined && (
            <Text size="sm" c="dimmed">
              {remedy}
            </Text>
          )}
          {evidence !== undefined && text.includes(evidence.quote) && evidence.quote !== '' && (
            <Anchor component="button" type="button" size="sm" underline="always" onClick={() => show(index)}>
              Show in the text
            </Anchor>
          )}
          <SourceLine source={source} basis={basis} />
        </li>
      ))}
    </ul>
  );
}

function useSnapshot(id: number | null) {
  const { id: userId } = useUser();
  return useQuery({
    queryKey: ['page-snapshot', userId, id],
    queryFn: async () => callApi((through) => through.pages.snapshot(id ?? 0)),
    enabled: id !== null,
  });
}

function StatusLine({ page }: { page: SeenPage }) {
  return (
    <Group gap="sm">
      <ToneBadge tone={page.reachable ? 'good' : page.problem === 'not_opened' ? 'neutral' : 'bad'}>
        {page.reachable
          ? 'Opens without a login'
          : page.problem === 'not_opened'
            ? 'Not opened'
            : 'Not reachable'}
      </ToneBadge>
      {page.fetchedAt !== undefined && page.fetchedAt !== null && (
        <Text size="sm" c="dimmed">
          Opened {showTime(page.fetchedAt)}
        </Text>
      )}
    </Group>
  );
}

type Props = {
  readonly page: SeenPage;
  /** Opens the page now and judges it by itself. */
  readonly check: () => Promise<SeenPage>;
};

export function PageCard({ page: given, check }: Props) {
  const [newer, setNewer] = useState<SeenPage>();
  const page = newer ?? given;
  const id = useId();
  const { data: snapshot, error, isLoading } = useSnapshot(page.snapshotId);
  const fetchedAt = page.fetchedAt ?? snapshot?.fetchedAt;
  return (
    <section className="card page-card" aria-labelledby={`${id}-title`}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, flex: '1 1 16rem' }}>
          <Title order={2} id={`${id}-title`}>
            {PURPOSES[page.purpose]}
          </Title>
          <Text size="sm" c="dimmed" className="given">
            {page.url}
          </Text>
        </div>
        <CostlyButton
          label="Check this page now"
          title="Check this page"
          confirm="Check page"
          run={async () => setNewer(await check())}
        >
          <Text size="sm">
            Opens the page as an anonymous visitor and judges it by itself. A page is opened at most once a
            minute.
          </Text>
        </CostlyButton>
      </Group>
      <Stack gap="sm" mt="sm">
        <StatusLine page={{ ...page, fetchedAt }} />
        {newer !== undefined && (
          <Text size="sm">
            This is the new check. The evaluation does not change: evaluate again to include it.
          </Text>
        )}
        {page.problem !== undefined && <Text size="sm">{problemWords(page.problem)}</Text>}
        {error !== null && <ProblemNote error={error} />}
        {isLoading && <Skeleton h={160} />}
        {page.findings.length > 0 && (
          <PageFindings findings={page.findings} id={id} text={snapshot?.text ?? ''} />
        )}
        {page.findings.length === 0 && page.reachable && (
          <Text size="sm" className="tone-good tone-words">
            ✓ No findings about this page.
          </Text>
        )}
        {snapshot !== undefined && (
          <>
            <Reached snapshot={snapshot} />
            <details open={page.findings.some(({ evidence }) => evidence !== undefined)}>
              <summary>What a visitor reads ({plural(snapshot.text.length, 'character')})</summary>
              <PageText snapshot={snapshot} findings={page.findings} id={id} />
            </details>
          </>
        )}
      </Stack>
    </section>
  );
}
