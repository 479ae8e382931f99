// What the reviewers of a strict sandbox account said about one campaign.
import { Stack, Text } from '@mantine/core';
import type { SandboxOverview } from '@tendlc/client';
import { showTime } from '../format/words.ts';

type Review = SandboxOverview['campaigns'][number]['reviews'][number];

function OneReview({ reviewer, at, isAccepted, explanation, problems }: Review) {
  return (
    <li>
      <Text size="sm">
        <strong>
          {reviewer} {isAccepted ? 'accepted' : 'denied'} the campaign
        </strong>{' '}
        · {showTime(at)}
      </Text>
      {!isAccepted && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {explanation}
        </Text>
      )}
      {problems.map(({ words, where }) => (
        <Text key={`${words} ${where}`} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {words} ({where})
        </Text>
      ))}
    </li>
  );
}

export function SandboxReviews({ reviews }: { reviews: readonly Review[] }) {
  return (
    reviews.length > 0 && (
      <details>
        <summary>Reviews ({reviews.length})</summary>
        <Stack component="ul" gap="xs" p={0} m={0} mt="xs" style={{ listStyle: 'none' }}>
          {reviews.map((review) => (
            <OneReview key={`${review.reviewer} ${review.at}`} {...review} />
          ))}
        </Stack>
      </details>
    )
  );
}
