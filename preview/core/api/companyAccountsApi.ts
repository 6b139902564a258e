import type { Calls } from '#schemas/api/contract';
import { mutation, query, staffApi } from '@backoffice/api/staffApi';

type Overview = Calls['GET /api/staff/brand/{brandId}/company-account']['data'];
export type CompanyAccount = Overview['accounts'][number];
export type AccountChange = Overview['changes'][number];
export type Checklist = Calls['GET /api/staff/checklist']['data'];

const ACCOUNT = 'POST /api/staff/brand/{brandId}/company-account/{uuid}';
const CHANGE = 'POST /api/staff/brand/{brandId}/company-account-change/{uuid}';

// After a refusal too: it may mean that another person has changed the list.
const changed = { invalidatesTags: ['CompanyAccount', 'Audit', 'Checklist'] } as const;

export const {
  useGetCompanyAccountsQuery,
  useAddAccountMutation,
  useChangeAccountMutation,
  useOrderAccountsMutation,
  useLimitAccountMutation,
  usePauseAccountMutation,
  useResumeAccountMutation,
  useRetireAccountMutation,
  useApproveAccountChangeMutation,
  useRejectAccountChangeMutation,
  useGetChecklistQuery,
} = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getCompanyAccounts: query(build, 'GET /api/staff/brand/{brandId}/company-account', {
      providesTags: ['CompanyAccount'],
    }),
    addAccount: mutation(build, 'POST /api/staff/brand/{brandId}/company-account', changed),
    changeAccount: mutation(build, `${ACCOUNT}/change`, changed),
    orderAccounts: mutation(build, 'POST /api/staff/brand/{brandId}/company-account/order', changed),
    limitAccount: mutation(build, `${ACCOUNT}/limit`, changed),
    pauseAccount: mutation(build, `${ACCOUNT}/pause`, changed),
    resumeAccount: mutation(build, `${ACCOUNT}/resume`, changed),
    retireAccount: mutation(build, `${ACCOUNT}/retire`, changed),
    approveAccountChange: mutation(build, `${CHANGE}/approve`, changed),
    rejectAccountChange: mutation(build, `${CHANGE}/reject`, changed),
    getChecklist: query(build, 'GET /api/staff/checklist', { providesTags: ['Checklist'] }),
  }),
});
