import styled from 'styled-components';
import { useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Notice } from '@staff/ui/Notice';
import { CostTable } from './CostTable';
import { HostList } from './HostList';
import type { Review } from '@studio/core/api/publishApi';
import { consentReasons } from './reviewSentences';

interface Props {
  readonly review: Review;
}

/** What a release would cost, which hosts it lets in, and who has to consent to it; nothing when it does none of that. */
export function ReviewSection({ review }: Props) {
  const t = useTexts('publish');
  const { language } = useLanguage();
  const reasons = consentReasons(review, t, language);
  return (
    <>
      {review.second && (
        <Notice tone="warning">
          <p>{t(review.admin ? 'consent.admin' : 'consent.second')}</p>
          <Reasons>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Reasons>
        </Notice>
      )}
      {review.costs.length > 0 && <CostTable costs={review.costs} />}
      {review.hosts.length > 0 && <HostList hosts={review.hosts} />}
    </>
  );
}

const Reasons = styled.ul`
  margin: 4px 0 0;
  padding-left: 18px;
  list-style: disc;
`;
