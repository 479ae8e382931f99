// The pages tab of a registration: each public page as the last evaluation saw it.
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Evaluation, Registration } from '@tendlc/client';
import { callApi } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { partKey, useRegistration } from '../../registrations/registration-data.ts';
import { PageCard, type SeenPage } from './pages/page-card.tsx';
import './pages/pages.css';

function useLastEvaluation({ id, lastEvaluation }: Registration) {
  const { id: userId } = useUser();
  const evaluationId = lastEvaluation?.id;
  return useQuery({
    queryKey: [...partKey(userId, String(id), 'evaluation'), evaluationId],
    queryFn: async () =>
      (await callApi((through) => through.registrations.evaluation(id, evaluationId ?? 0))).evaluation,
    enabled: evaluationId !== undefined,
  });
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The addresses that an evaluation opens, before there is one. */
function addressesOf({ brand, campaign, pages }: Registration): SeenPage[] {
  const optIn = Array.isArray(pages?.optIn) ? pages.optIn : [];
  const known = [
    ...optIn.map((url) => ({ purpose: 'optIn' as const, url: textIn(url) })),
    { purpose: 'website' as const, url: textIn(pages?.website) || textIn(brand?.website) },
    {
      purpose: 'privacy' as const,
      url: textIn(pages?.privacyPolicy) || textIn(campaign?.privacyPolicyLink),
    },
    { purpose: 'terms' as const, url: textIn(pages?.terms) || textIn(campaign?.termsAndConditionsLink) },
  ];
  return known
    .filter(({ url }) => url !== '')
    .map((page) => ({ ...page, reachable: false, problem: 'not_opened', snapshotId: null, findings: [] }));
}

/** Where findings about a page with this purpose belong. */
const FIELDS: Readonly<Record<SeenPage['purpose'], string>> = {
  website: 'pages.website',
  optIn: 'pages.optIn',
  privacy: 'pages.privacyPolicy',
  terms: 'pages.terms',
};

/** A finding has the URL after redirects. There can be several opt-in pages, and one page of each other purpose. */
const seenIn = ({ pages, findings }: Evaluation): SeenPage[] =>
  pages.map((page) => {
    const isOnlyOne = pages.filter(({ purpose }) => purpose === page.purpose).length === 1;
    return {
      ...page,
      findings: findings.filter(
        ({ url, field }) =>
          url !== undefined && (url === page.url || isOnlyOne) && field === FIELDS[page.purpose],
      ),
    };
  });

const NAME_CHARACTERS_MAX = 100;

/** @returns the page as it is now */
async function checkPage({ brand, campaign }: Registration, page: SeenPage): Promise<SeenPage> {
  const brandName = textIn(brand?.brandName).slice(0, NAME_CHARACTERS_MAX);
  const { results } = await callApi((through) =>
    through.pages.check({
      url: page.url,
      purpose: page.purpose,
      ...(brandName === '' ? {} : { brandName }),
      ...(campaign === null ? {} : { campaign }),
    }),
  );
  const { reachable, problem, snapshotId, findings } = results;
  return { purpose: page.purpose, url: page.url, reachable, problem, snapshotId, findings };
}

function SeenPages({ registration }: { registration: Registration }) {
  const { data: evaluation, error, isLoading } = useLastEvaluation(registration);
  const pages = evaluation === undefined ? addressesOf(registration) : seenIn(evaluation);
  if (isLoading) {
    return <Skeleton h={320} />;
  }
  if (error !== null) {
    return <ProblemNote error={error} />;
  }
  if (pages.length === 0) {
    return (
      <EmptyState title="No pages yet">
        Reviewers open your opt-in page, website, privacy policy, and terms.{' '}
        <TextLink
          to="/registrations/$id/packet"
          params={{ id: String(registration.id) }}
          search={{ field: 'pages.optIn' }}
        >
          Enter their addresses
        </TextLink>
        , then evaluate the registration.
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {evaluation === undefined
          ? 'These pages are opened when you evaluate the registration.'
          : 'What an anonymous visitor got when the registration was last evaluated. The marked words are what the findings are about.'}
      </Text>
      {pages.map((page) => (
        <PageCard
          key={`${page.purpose}${page.url}`}
          page={page}
          check={async () => checkPage(registration, page)}
        />
      ))}
    </Stack>
  );
}

export function PagesTab() {
  const { id } = useParams({ strict: false });
  const { data } = useRegistration(id ?? '');
  return data === undefined ? null : <SeenPages registration={data} />;
}
