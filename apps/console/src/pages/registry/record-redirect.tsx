// Old addresses of brands and campaigns: each leads to the registration that it belongs to.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { callApi } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { NotFoundPage } from '../../parts/page-failed.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';

/** Ours are whole numbers. Records of registry events have only the ID that the registry gave. */
const ID = /^[1-9]\d{0,14}$/;
const REGISTRY_ID = /^[BC][A-Z0-9]{6}$/;

function RecordRedirect({ filter }: { filter: 'brandId' | 'campaignId' }) {
  const { id = '' } = useParams({ strict: false });
  const { id: userId } = useUser();
  const isOwn = ID.test(id);
  const isId = isOwn || REGISTRY_ID.test(id);
  const { data, error } = useQuery({
    queryKey: ['registration-of', userId, filter, id],
    queryFn: () =>
      callApi((through) =>
        through.registrations.list(isOwn ? { [filter]: Number(id), limit: 10 } : { search: id, limit: 10 }),
      ),
    enabled: isId,
    staleTime: 0,
  });
  if (error !== null) {
    return <ProblemNote error={error} />;
  }
  const [registration] = data?.registrations ?? [];
  if (!isId || (data !== undefined && registration === undefined)) {
    return <NotFoundPage />;
  }
  if (data === undefined || registration === undefined) {
    return <Skeleton h={320} />;
  }
  // A brand can have several campaigns, each with its registration.
  return data.pagination.total > 1 ? (
    <Navigate to="/registrations" search={isOwn ? { [filter]: Number(id) } : { search: id }} replace />
  ) : (
    <Navigate to="/registrations/$id" params={{ id: String(registration.id) }} replace />
  );
}

export const BrandRedirect = () => <RecordRedirect filter="brandId" />;
export const CampaignRedirect = () => <RecordRedirect filter="campaignId" />;
export const ListRedirect = () => <Navigate to="/registrations" replace />;
