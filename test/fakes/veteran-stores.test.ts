// The fakes of the veteran stores keep their contracts.
import { applicantFlowContract } from '../contracts/applicant-flow.ts';
import { selfIdentificationsContract } from '../contracts/self-identifications.ts';
import { veteranReviewsContract } from '../contracts/veteran-reviews.ts';
import { fakeApplicantFlow } from './applicant-flow.ts';
import { fakeSelfIdentifications } from './self-identifications.ts';
import { fakeVeteranReviews } from './veteran-reviews.ts';

veteranReviewsContract('the fake', async () => fakeVeteranReviews());
applicantFlowContract('the fake', async () => fakeApplicantFlow());
selfIdentificationsContract('the fake', async () => fakeSelfIdentifications());
