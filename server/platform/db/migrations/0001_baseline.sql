-- The schema of the first release.

-- Roles: migrations run as the owner; the server runs as sala_app.
DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'sala_app') THEN CREATE ROLE sala_app NOLOGIN; END IF;
  IF NOT pg_has_role(current_user, 'sala_app', 'MEMBER') THEN
    EXECUTE format('GRANT sala_app TO %I', current_user);
  END IF;
EXCEPTION WHEN insufficient_privilege THEN
  -- An owner without CREATEROLE: the role must be there, and the server may log in as it on its own.
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'sala_app') THEN RAISE; END IF;
END $$;
GRANT USAGE ON SCHEMA public TO sala_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO sala_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO sala_app;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege'; END $$;

-- Column rules are domain types, because PostgreSQL parses a table's CHECK again for each statement.
CREATE DOMAIN ledger_account_kind AS text CONSTRAINT ledger_account_kind_known CHECK (VALUE IN (
  'MEMBER', 'MEMBER_HELD', 'BANK', 'PAYOUT', 'BONUS', 'ADJUSTMENT', 'RECEIVABLE',
  'GAME_TRANSIT', 'GAME_WALLET', 'GAME_HOUSE',
  'AFFILIATE', 'WINLOST', 'CASHBACK', 'AFFILIATE_COST', 'REFUND_COST', 'ROUNDING',
  'PRIZE', 'MEMBER_POINT', 'POINT'));
CREATE DOMAIN ledger_balance AS bigint CONSTRAINT ledger_balance_exact
  CHECK (VALUE BETWEEN -9000000000000000 AND 9000000000000000);
CREATE DOMAIN ledger_amount AS bigint CONSTRAINT ledger_amount_bounds
  CHECK (VALUE <> 0 AND VALUE BETWEEN -1000000000000 AND 1000000000000);
CREATE DOMAIN audit_actor_kind AS text CONSTRAINT audit_actor_kind_known CHECK (VALUE IN ('MEMBER', 'STAFF', 'SYSTEM'));

-- Members. `brand_id` leads every key of a brand-owned table, so that brands never mix.

CREATE TABLE members (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  username text NOT NULL,
  phone_e164 text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  level smallint NOT NULL DEFAULT 1 CHECK (level BETWEEN 1 AND 6),
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'SUSPENDED')),
  aff_code text NOT NULL,
  inviter_id uuid,
  team text,
  marketing text,
  source text,
  deposit_total bigint NOT NULL DEFAULT 0 CHECK (deposit_total >= 0),
  last_login_at timestamptz,
  created_at timestamptz NOT NULL,
  birth_date date,
  birth_date_needed boolean NOT NULL DEFAULT false,
  name_key text,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT members_username UNIQUE (brand_id, username),
  CONSTRAINT members_phone UNIQUE (brand_id, phone_e164),
  CONSTRAINT members_aff_code UNIQUE (brand_id, aff_code),
  FOREIGN KEY (brand_id, inviter_id) REFERENCES members (brand_id, id)
);
CREATE INDEX members_list ON members (brand_id, created_at DESC, id DESC);
CREATE INDEX members_inviter ON members (brand_id, inviter_id, created_at DESC, id DESC) WHERE inviter_id IS NOT NULL;
CREATE INDEX members_person ON members (brand_id, birth_date, name_key) WHERE birth_date IS NOT NULL;
-- For the search of staff: beginnings of names, ends of numbers. Pattern operators do not depend on the collation.
CREATE INDEX members_username_start ON members (brand_id, username text_pattern_ops);
CREATE INDEX members_name_start ON members (brand_id, lower(name) text_pattern_ops);
CREATE INDEX members_surname_start ON members (brand_id, lower(substring(name FROM '[^ ]+$')) text_pattern_ops);
CREATE INDEX members_phone_end ON members (brand_id, reverse(phone_e164) text_pattern_ops);

-- An inviter is set once and is a member already, so that self-invitations and cycles cannot exist.
CREATE FUNCTION fix_inviter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.inviter_id IS DISTINCT FROM OLD.inviter_id THEN
      RAISE EXCEPTION 'the inviter of a member never changes' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
  ELSIF NEW.inviter_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM members WHERE brand_id = NEW.brand_id AND id = NEW.inviter_id
  ) THEN
    RAISE EXCEPTION 'the inviter must be a member already' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER members_inviter_fixed BEFORE INSERT OR UPDATE OF inviter_id ON members FOR EACH ROW EXECUTE FUNCTION fix_inviter();

CREATE TABLE member_banks (
  brand_id text NOT NULL,
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  bank_name text NOT NULL,
  bank_id text NOT NULL CHECK (bank_id ~ '^[0-9]{5,20}$'),
  account_name text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, member_id),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
CREATE UNIQUE INDEX member_banks_account ON member_banks (brand_id, bank_name, ltrim(bank_id, '0'));
CREATE INDEX member_banks_everywhere ON member_banks (bank_name, bank_id);
CREATE INDEX member_banks_end ON member_banks (brand_id, reverse(bank_id) text_pattern_ops);
REVOKE UPDATE, DELETE ON member_banks FROM sala_app;
GRANT UPDATE (changed_at) ON member_banks TO sala_app;

CREATE TABLE member_addresses (
  brand_id text NOT NULL,
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  receiver text NOT NULL,
  phone text NOT NULL,
  line text NOT NULL,
  subdistrict text NOT NULL,
  district text NOT NULL,
  province text NOT NULL,
  postcode text NOT NULL CHECK (postcode ~ '^[0-9]{5}$'),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, member_id),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);

CREATE TABLE member_deposit_months (
  brand_id text NOT NULL,
  member_id uuid NOT NULL,
  month date NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  PRIMARY KEY (brand_id, member_id, month),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);

CREATE TABLE member_deposit_days (
  brand_id text NOT NULL,
  member_id uuid NOT NULL,
  day date NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  PRIMARY KEY (brand_id, member_id, day),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);

-- Sessions and staff. Only the SHA-256 of a token is stored.

CREATE TABLE sessions (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  user_agent text,
  ip text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  device_hash bytea,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT sessions_token UNIQUE (brand_id, token_hash),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
CREATE INDEX sessions_member ON sessions (brand_id, member_id, created_at DESC, id DESC);
CREATE INDEX sessions_device ON sessions (brand_id, device_hash) WHERE device_hash IS NOT NULL;

CREATE TABLE staff (
  id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  name text NOT NULL,
  password_hash text,
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'SUSPENDED')),
  last_login_at timestamptz,
  created_at timestamptz NOT NULL,
  totp_key bytea,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  PRIMARY KEY (id),
  CONSTRAINT staff_email UNIQUE (email)
);
COMMENT ON COLUMN staff.password_hash IS 'Empty for staff whom an identity provider introduced.';
COMMENT ON COLUMN staff.totp_last_step IS 'The last 30-second step whose code was used: a code counts once.';

CREATE TABLE staff_roles (
  staff_id uuid NOT NULL,
  brand_id text NOT NULL,
  role text NOT NULL CHECK (role IN (
    'viewer', 'editor', 'publisher', 'support', 'cashier', 'payer', 'risk', 'finance', 'operator', 'admin'
  )),
  PRIMARY KEY (staff_id, brand_id),
  FOREIGN KEY (staff_id) REFERENCES staff (id)
);
COMMENT ON COLUMN staff_roles.brand_id IS 'A brand, or * for all brands.';

CREATE TABLE staff_sessions (
  id uuid NOT NULL,
  staff_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  user_agent text,
  ip text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  device_hash bytea,
  factor_by_provider boolean NOT NULL DEFAULT false,
  PRIMARY KEY (id),
  CONSTRAINT staff_sessions_token UNIQUE (token_hash),
  FOREIGN KEY (staff_id) REFERENCES staff (id)
);
CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id, created_at DESC, id DESC);
COMMENT ON COLUMN staff_sessions.factor_by_provider IS 'The identity provider answers for the second factor of this session.';

CREATE TABLE staff_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  staff_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  CONSTRAINT staff_identities_staff UNIQUE (staff_id, issuer),
  FOREIGN KEY (staff_id) REFERENCES staff (id)
);
COMMENT ON COLUMN staff_identities.subject IS 'The permanent id of the person at the issuer; an e-mail address can pass to somebody else.';

CREATE TABLE staff_invitations (
  code_hash bytea NOT NULL,
  email text,
  brand_id text NOT NULL,
  role text NOT NULL CHECK (role IN (
    'viewer', 'editor', 'publisher', 'support', 'cashier', 'payer', 'risk', 'finance', 'operator', 'admin'
  )),
  invited_by uuid,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (code_hash),
  FOREIGN KEY (invited_by) REFERENCES staff (id)
);
COMMENT ON COLUMN staff_invitations.email IS 'Empty on the invitation that a new installation prints for its first administrator.';

CREATE TABLE staff_resets (
  code_hash bytea NOT NULL,
  staff_id uuid NOT NULL,
  made_by uuid,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (code_hash),
  FOREIGN KEY (made_by) REFERENCES staff (id),
  FOREIGN KEY (staff_id) REFERENCES staff (id)
);
CREATE INDEX staff_resets_staff ON staff_resets (staff_id);
COMMENT ON COLUMN staff_resets.made_by IS 'Empty on a link that the server printed at its start.';

CREATE TABLE one_time_codes (
  brand_id text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('PASSWORD', 'PHONE', 'BANK')),
  phone_e164 text NOT NULL,
  id uuid NOT NULL,
  code_hash text NOT NULL,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (brand_id, purpose, phone_e164)
);
-- The only way to change an account: with a code that the member's phone got, and with the former account on record.
CREATE TABLE member_bank_changes (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  bank_name text NOT NULL,
  bank_id text NOT NULL,
  account_name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
CREATE INDEX member_bank_changes_member ON member_bank_changes (brand_id, member_id);
CREATE INDEX member_bank_changes_account ON member_bank_changes (bank_name, ltrim(bank_id, '0'));
CREATE INDEX member_bank_changes_end ON member_bank_changes (brand_id, reverse(bank_id) text_pattern_ops);
COMMENT ON TABLE member_bank_changes IS 'Former accounts.';
REVOKE INSERT, UPDATE, DELETE ON member_bank_changes FROM sala_app;

CREATE FUNCTION change_member_bank(brand text, member uuid, bank text, number text, code uuid, change uuid, at timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM one_time_codes c JOIN members m ON m.brand_id = c.brand_id AND m.phone_e164 = c.phone_e164
    WHERE c.brand_id = brand AND c.purpose = 'BANK' AND c.id = code AND c.used_at = at AND m.id = member
  ) THEN
    RAISE EXCEPTION 'a payout account changes only with a code' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  INSERT INTO member_bank_changes (brand_id, id, member_id, bank_name, bank_id, account_name, created_at)
  SELECT b.brand_id, change, b.member_id, b.bank_name, b.bank_id, b.account_name, at
  FROM member_banks b WHERE b.brand_id = brand AND b.member_id = member FOR UPDATE;
  UPDATE member_banks SET id = change, bank_name = bank, bank_id = number, changed_at = at
  WHERE brand_id = brand AND member_id = member;
END $$;
REVOKE ALL ON FUNCTION change_member_bank(text, uuid, text, text, uuid, uuid, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION change_member_bank(text, uuid, text, text, uuid, uuid, timestamptz) TO sala_app;
COMMENT ON TABLE one_time_codes IS 'The newest code of a phone number, also of one that belongs to nobody, so that no answer depends on it.';

CREATE TABLE login_throttles (
  brand_id text NOT NULL,
  scope text NOT NULL,
  key text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  window_started_at timestamptz NOT NULL,
  blocked_until timestamptz,
  PRIMARY KEY (brand_id, scope, key)
);

CREATE TABLE rate_counters (
  brand_id text NOT NULL,
  scope text NOT NULL,
  key text NOT NULL,
  hits integer NOT NULL,
  window_started_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, scope, key)
);

-- Ledger. Double entry in satang, and in points. Inserting an entry is the only way to change a balance: a trigger applies it to
-- the account, and the role of the server may neither change nor delete entries.

CREATE TABLE ledger_accounts (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  kind ledger_account_kind NOT NULL,
  owner_id uuid,
  balance ledger_balance NOT NULL DEFAULT 0,
  entry_count bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  CONSTRAINT ledger_accounts_owner UNIQUE NULLS NOT DISTINCT (brand_id, kind, owner_id),
  CONSTRAINT ledger_accounts_not_negative CHECK (balance >= 0 OR kind NOT IN ('MEMBER', 'MEMBER_HELD', 'GAME_TRANSIT', 'AFFILIATE', 'WINLOST', 'CASHBACK')),
  CONSTRAINT ledger_accounts_points_not_negative CHECK (balance >= 0 OR kind <> 'MEMBER_POINT')
);
REVOKE UPDATE, DELETE ON ledger_accounts FROM sala_app;

CREATE TABLE ledger_transactions (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  reference_type text NOT NULL,
  reference_id uuid NOT NULL,
  client_ref text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT ledger_transactions_client_ref UNIQUE (brand_id, client_ref)
);
CREATE TRIGGER ledger_transactions_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE ON ledger_transactions FROM sala_app;

CREATE TABLE ledger_entries (
  brand_id text NOT NULL,
  account_id uuid NOT NULL,
  seq bigint NOT NULL,
  transaction_id uuid NOT NULL,
  amount ledger_amount NOT NULL,
  balance_after bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, account_id, seq),
  CONSTRAINT ledger_entries_once UNIQUE (brand_id, transaction_id, account_id),
  FOREIGN KEY (brand_id, account_id) REFERENCES ledger_accounts (brand_id, id),
  FOREIGN KEY (brand_id, transaction_id) REFERENCES ledger_transactions (brand_id, id)
);

CREATE INDEX ledger_entries_timeline ON ledger_entries (brand_id, account_id, created_at DESC, transaction_id DESC);

-- Runs with the rights of the owner, so every name is qualified: a caller must not choose what it means.
CREATE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  UPDATE public.ledger_accounts SET balance = balance OPERATOR(pg_catalog.+) NEW.amount,
      entry_count = entry_count OPERATOR(pg_catalog.+) 1
    WHERE brand_id OPERATOR(pg_catalog.=) NEW.brand_id AND id OPERATOR(pg_catalog.=) NEW.account_id
    RETURNING balance, entry_count INTO NEW.balance_after, NEW.seq;
  IF NOT FOUND THEN RAISE EXCEPTION 'ledger account % does not exist', NEW.account_id; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_apply BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry();
CREATE TRIGGER ledger_entries_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries EXECUTE FUNCTION refuse_change();

-- Every statement that inserts entries has to sum to zero, for satang and for points each.
CREATE FUNCTION ledger_check_sums() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wrong uuid;
BEGIN
  -- Each account is looked up by its key: a join might read them all.
  SELECT w.transaction_id INTO wrong FROM written w
  GROUP BY w.brand_id, w.transaction_id, (
    SELECT a.kind IN ('MEMBER_POINT', 'POINT') FROM public.ledger_accounts a
    WHERE a.brand_id = w.brand_id AND a.id = w.account_id)
  HAVING sum(w.amount) <> 0 LIMIT 1;
  IF FOUND THEN RAISE EXCEPTION 'ledger transaction % does not sum to zero', wrong; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_sum AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_sums();
REVOKE UPDATE, DELETE ON ledger_entries FROM sala_app;

-- Locks a member's accounts until the transaction ends, in the order of ids that postings use. The role of the server
-- has no permission to update accounts, so it cannot lock them itself.
CREATE FUNCTION ledger_lock_member(brand text, member uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  PERFORM FROM public.ledger_accounts a
  WHERE a.brand_id OPERATOR(pg_catalog.=) brand AND a.kind::text IN ('MEMBER', 'MEMBER_HELD')
    AND a.owner_id OPERATOR(pg_catalog.=) member
  ORDER BY a.id FOR NO KEY UPDATE;
END $$;
REVOKE ALL ON FUNCTION ledger_lock_member(text, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_lock_member(text, uuid) TO sala_app;

-- Operations. What staff run a brand with, the audit trail, idempotency records, and which demo data was written.

CREATE TABLE company_accounts (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  bank_name text NOT NULL,
  bank_id text NOT NULL CHECK (bank_id ~ '^[0-9]{5,20}$'),
  account_name text NOT NULL,
  promptpay_id text CHECK (promptpay_id ~ '^(0[0-9]{9}|[0-9]{13}|[0-9]{15})$'),
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'PAUSED', 'RETIRED')),
  daily_limit bigint CHECK (daily_limit > 0),
  sort_order integer NOT NULL DEFAULT 0,
  opened_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT company_accounts_account UNIQUE (brand_id, bank_name, bank_id)
);
COMMENT ON COLUMN company_accounts.daily_limit IS 'Satang that the account may receive on a Bangkok day; null without a limit.';
REVOKE UPDATE, DELETE ON company_accounts FROM sala_app;
GRANT UPDATE (account_name, promptpay_id, status, daily_limit, sort_order, opened_at) ON company_accounts TO sala_app;

CREATE TABLE company_account_changes (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('ADD', 'CHANGE')),
  company_account_id uuid,
  bank_name text NOT NULL,
  bank_id text NOT NULL CHECK (bank_id ~ '^[0-9]{5,20}$'),
  account_name text NOT NULL,
  promptpay_id text CHECK (promptpay_id ~ '^(0[0-9]{9}|[0-9]{13}|[0-9]{15})$'),
  daily_limit bigint CHECK (daily_limit > 0),
  status text NOT NULL CHECK (status IN ('PENDING', 'SUCCESS', 'REJECTED')),
  proposed_by uuid NOT NULL,
  handled_by uuid,
  refusal text,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT company_account_changes_account CHECK ((kind = 'CHANGE' OR status = 'SUCCESS') = (company_account_id IS NOT NULL)),
  CONSTRAINT company_account_changes_ended CHECK ((status = 'PENDING') = (completed_at IS NULL)),
  CONSTRAINT company_account_changes_second_person CHECK (status <> 'SUCCESS' OR (handled_by IS NOT NULL AND proposed_by <> handled_by)),
  FOREIGN KEY (brand_id, company_account_id) REFERENCES company_accounts (brand_id, id),
  FOREIGN KEY (handled_by) REFERENCES staff (id),
  FOREIGN KEY (proposed_by) REFERENCES staff (id)
);
CREATE UNIQUE INDEX company_account_changes_open ON company_account_changes (brand_id, bank_name, bank_id) WHERE status = 'PENDING';
COMMENT ON COLUMN company_account_changes.company_account_id IS 'The account; of an addition once it is approved.';
REVOKE UPDATE, DELETE ON company_account_changes FROM sala_app;
GRANT UPDATE (company_account_id, status, handled_by, refusal, completed_at) ON company_account_changes TO sala_app;

CREATE TABLE announcements (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  detail text NOT NULL,
  title_en text,
  detail_en text,
  image text,
  link text,
  audience text NOT NULL DEFAULT 'ALL' CHECK (audience IN ('ALL', 'PUBLIC', 'MEMBER')),
  popup boolean NOT NULL DEFAULT false,
  start_at timestamptz NOT NULL,
  end_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id)
);
CREATE INDEX announcements_list ON announcements (brand_id, start_at DESC, id DESC);

CREATE TABLE operations (
  brand_id text NOT NULL,
  website_status text NOT NULL CHECK (website_status IN ('ACTIVE', 'MA')),
  message text,
  end_at timestamptz,
  updated_by uuid,
  updated_at timestamptz NOT NULL,
  withdrawals_frozen_at timestamptz,
  withdrawals_frozen_for text,
  PRIMARY KEY (brand_id)
);
COMMENT ON COLUMN operations.withdrawals_frozen_at IS 'Since then no money leaves; empty while it may.';

CREATE TABLE audit_log (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  actor_kind audit_actor_kind NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id uuid,
  ledger_transaction_id uuid,
  detail jsonb NOT NULL DEFAULT '{}',
  ip text,
  trace_id text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id)
);
CREATE INDEX audit_log_list ON audit_log (brand_id, created_at DESC, id DESC);
CREATE INDEX audit_log_actor ON audit_log (brand_id, actor_id, created_at DESC, id DESC) WHERE actor_kind = 'STAFF';
CREATE INDEX audit_log_act ON audit_log (brand_id, split_part(action, '.', 1), created_at DESC, id DESC);
CREATE INDEX audit_log_freezes ON audit_log (brand_id, created_at DESC, id DESC) WHERE action IN ('withdrawal.freeze', 'withdrawal.unfreeze');
CREATE INDEX audit_log_subject ON audit_log (brand_id, subject_type, subject_id, created_at DESC, id DESC);
CREATE TRIGGER audit_log_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE ON audit_log FROM sala_app;

CREATE TABLE idempotency_keys (
  brand_id text NOT NULL,
  actor_id uuid NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  status smallint,
  body bytea,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, actor_id, route, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- What staff write down about a member. Only the pin of a note can be removed.
CREATE TABLE member_notes (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  text text NOT NULL CHECK (text ~ '\S'),
  pinned boolean NOT NULL,
  author_id uuid NOT NULL,
  unpinned_at timestamptz,
  unpinned_by uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT member_notes_unpinned CHECK ((unpinned_at IS NULL) = (unpinned_by IS NULL) AND (pinned OR unpinned_at IS NULL)),
  FOREIGN KEY (author_id) REFERENCES staff (id),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id),
  FOREIGN KEY (unpinned_by) REFERENCES staff (id)
);
CREATE INDEX member_notes_list ON member_notes (brand_id, member_id, created_at DESC, id DESC);
CREATE INDEX member_notes_warnings ON member_notes (brand_id, member_id, created_at DESC, id DESC) WHERE pinned AND unpinned_at IS NULL;
COMMENT ON COLUMN member_notes.pinned IS 'Shown as a warning until it is unpinned.';
REVOKE UPDATE, DELETE ON member_notes FROM sala_app;
GRANT UPDATE (unpinned_at, unpinned_by) ON member_notes TO sala_app;

-- Deposits. `transfer_claims` spans brands: one bank transfer pays once, for ever.

CREATE TABLE deposit_requests (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  company_account_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  pay_amount bigint NOT NULL CHECK (pay_amount > 0),
  credited_amount bigint CHECK (credited_amount > 0),
  bonus bigint NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  channel text NOT NULL DEFAULT 'BANK' CHECK (channel IN ('BANK', 'SLIP', 'QR')),
  status text NOT NULL CHECK (status IN ('PENDING', 'TRANSFERRED', 'SUCCESS', 'REJECTED', 'CANCELLED', 'EXPIRED')),
  reason text,
  reason_en text,
  staff_reason text,
  qr_reference text CHECK (qr_reference ~ '^\S{1,64}$'),
  qr_provider text,
  qr_payload text,
  qr_polled_at timestamptz,
  handled_by uuid,
  ledger_transaction_id uuid,
  expires_at timestamptz NOT NULL,
  transferred_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT deposit_requests_qr CHECK (channel <> 'QR' OR qr_reference IS NOT NULL),
  CONSTRAINT deposit_requests_qr_code CHECK ((qr_provider IS NULL) = (qr_payload IS NULL)),
  FOREIGN KEY (brand_id, company_account_id) REFERENCES company_accounts (brand_id, id),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
COMMENT ON COLUMN deposit_requests.staff_reason IS 'Of a reason template: what staff read. Members read reason, or reason_en.';
CREATE UNIQUE INDEX deposit_requests_open_member ON deposit_requests (brand_id, member_id) WHERE status IN ('PENDING', 'TRANSFERRED');
CREATE UNIQUE INDEX deposit_requests_open_amount ON deposit_requests (brand_id, company_account_id, pay_amount) WHERE status IN ('PENDING', 'TRANSFERRED');
CREATE UNIQUE INDEX deposit_requests_qr_reference ON deposit_requests (brand_id, qr_reference) WHERE qr_reference IS NOT NULL;
CREATE INDEX deposit_requests_qr_unpaid ON deposit_requests (qr_provider, created_at) WHERE qr_provider IS NOT NULL AND status <> 'SUCCESS';
CREATE INDEX deposit_requests_member ON deposit_requests (brand_id, member_id, created_at DESC, id DESC);
CREATE INDEX deposit_requests_list ON deposit_requests (brand_id, created_at DESC, id DESC);
CREATE INDEX deposit_requests_status ON deposit_requests (brand_id, status, created_at DESC, id DESC);
CREATE INDEX deposit_requests_expiry ON deposit_requests (expires_at) WHERE status = 'PENDING';
CREATE INDEX deposit_requests_account ON deposit_requests (brand_id, company_account_id, completed_at) WHERE status = 'SUCCESS';
CREATE INDEX deposit_requests_credited ON deposit_requests (brand_id, member_id, completed_at) WHERE status = 'SUCCESS';
CREATE UNIQUE INDEX deposit_requests_credit ON deposit_requests (brand_id, ledger_transaction_id) WHERE ledger_transaction_id IS NOT NULL;
CREATE INDEX deposit_requests_by_hand ON deposit_requests (brand_id, credited_amount) WHERE (status = 'SUCCESS') AND (handled_by IS NOT NULL);
COMMENT ON COLUMN deposit_requests.qr_reference IS 'What the payment of the QR code carries; ours until the provider names its own.';
COMMENT ON COLUMN deposit_requests.qr_payload IS 'Content of the QR code; null until the provider has made it.';

CREATE TABLE transfer_claims (
  sending_bank text NOT NULL,
  trans_ref text NOT NULL CHECK (trans_ref ~ '^[0-9A-Z]+$'),
  brand_id text NOT NULL,
  member_id uuid,
  paid_type text NOT NULL CHECK (paid_type IN ('SLIP', 'DEPOSIT_REQUEST', 'ADJUSTMENT', 'REFUND')),
  paid_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  ledger_transaction_id uuid,
  created_at timestamptz NOT NULL,
  linked boolean NOT NULL DEFAULT false,
  PRIMARY KEY (sending_bank, trans_ref),
  CONSTRAINT transfer_claims_member CHECK ((member_id IS NULL) = (paid_type = 'REFUND'))
);
CREATE UNIQUE INDEX transfer_claims_paid ON transfer_claims (brand_id, paid_type, paid_id);
CREATE UNIQUE INDEX transfer_claims_credit ON transfer_claims (brand_id, ledger_transaction_id);
COMMENT ON COLUMN transfer_claims.paid_id IS 'What the transfer paid for; of a REFUND its bank line.';
COMMENT ON COLUMN transfer_claims.linked IS 'Backs an earlier manual credit; its amount may differ slightly.';
REVOKE UPDATE, DELETE ON transfer_claims FROM sala_app;
GRANT UPDATE (ledger_transaction_id) ON transfer_claims TO sala_app;

CREATE TABLE bank_transfers (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  company_account_id uuid NOT NULL,
  sending_bank text NOT NULL,
  sender_account text NOT NULL,
  sender_name text NOT NULL,
  trans_ref text NOT NULL,
  payment_reference text,
  amount bigint NOT NULL CHECK (amount > 0),
  transferred_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'UNMATCHED' CHECK (status IN ('UNMATCHED', 'MATCHED', 'LINKED', 'REFUNDED')),
  deposit_request_id uuid,
  created_at timestamptz NOT NULL,
  handled_by uuid,
  completed_at timestamptz,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT bank_transfers_ref UNIQUE (brand_id, sending_bank, trans_ref),
  FOREIGN KEY (brand_id, company_account_id) REFERENCES company_accounts (brand_id, id),
  FOREIGN KEY (brand_id, deposit_request_id) REFERENCES deposit_requests (brand_id, id),
  FOREIGN KEY (handled_by) REFERENCES staff (id)
);
CREATE INDEX bank_transfers_match ON bank_transfers (brand_id, company_account_id, amount) WHERE status = 'UNMATCHED';
CREATE INDEX bank_transfers_list ON bank_transfers (brand_id, created_at DESC, id DESC);
CREATE INDEX bank_transfers_status ON bank_transfers (brand_id, status, created_at DESC, id DESC);
CREATE INDEX bank_transfers_deposit ON bank_transfers (brand_id, deposit_request_id) WHERE deposit_request_id IS NOT NULL;
CREATE INDEX bank_transfers_key ON bank_transfers (sending_bank, trans_ref);
CREATE INDEX bank_transfers_reference ON bank_transfers (brand_id, trans_ref);
COMMENT ON COLUMN bank_transfers.payment_reference IS 'Reference of a QR code that the payment carries.';
COMMENT ON COLUMN bank_transfers.status IS 'LINKED backs an earlier manual credit.';

CREATE TABLE transfer_feeds (
  provider text NOT NULL,
  cursor text,
  read_until timestamptz,
  next_poll_at timestamptz NOT NULL,
  PRIMARY KEY (provider)
);
COMMENT ON TABLE transfer_feeds IS 'Up to where polled providers are read. Transfers before it are committed.';
COMMENT ON COLUMN transfer_feeds.next_poll_at IS 'During a poll the end of its lease, which no other process has.';

CREATE TABLE slips (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  deposit_request_id uuid,
  company_account_id uuid,
  image_hash bytea NOT NULL,
  file_name text NOT NULL,
  sending_bank text,
  trans_ref text,
  amount bigint CHECK (amount > 0),
  requested_amount bigint CHECK (requested_amount > 0),
  sender_name text,
  sender_bank text,
  sender_account text,
  receiver_name text,
  receiver_bank text,
  receiver_account text,
  transferred_at timestamptz,
  status text NOT NULL CHECK (status IN ('VERIFYING', 'VERIFIED', 'SUCCESS', 'PENDING_REVIEW', 'DUPLICATE', 'INVALID', 'REJECTED')),
  reason text,
  reason_en text,
  staff_reason text,
  note text,
  tries integer NOT NULL DEFAULT 0,
  retry_at timestamptz,
  handled_by uuid,
  ledger_transaction_id uuid,
  completed_at timestamptz,
  created_at timestamptz NOT NULL,
  qr_payload text,
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, company_account_id) REFERENCES company_accounts (brand_id, id),
  FOREIGN KEY (brand_id, deposit_request_id) REFERENCES deposit_requests (brand_id, id),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
COMMENT ON COLUMN slips.staff_reason IS 'Of a reason template: what staff read. Members read reason, or reason_en.';
CREATE INDEX slips_member ON slips (brand_id, member_id, created_at DESC, id DESC);
CREATE INDEX slips_status ON slips (brand_id, status, created_at DESC, id DESC);
CREATE INDEX slips_image ON slips (brand_id, image_hash);
CREATE INDEX slips_transfer ON slips (sending_bank, trans_ref) WHERE trans_ref IS NOT NULL;
CREATE INDEX slips_reference ON slips (brand_id, trans_ref) WHERE trans_ref IS NOT NULL;
CREATE INDEX slips_retry ON slips (retry_at) WHERE status = 'VERIFYING';
CREATE INDEX slips_waiting ON slips (brand_id, member_id) WHERE status = 'VERIFYING';
CREATE INDEX slips_list ON slips (brand_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX slips_credit ON slips (brand_id, ledger_transaction_id) WHERE ledger_transaction_id IS NOT NULL;

CREATE TABLE bonus_claims (
  brand_id text NOT NULL,
  member_id uuid NOT NULL,
  day date NOT NULL,
  window_no integer NOT NULL CHECK (window_no IN (1, 2)),
  id uuid NOT NULL,
  deposit_type text NOT NULL CHECK (deposit_type IN ('SLIP', 'DEPOSIT_REQUEST')),
  deposit_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, member_id, day, window_no),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
COMMENT ON COLUMN bonus_claims.id IS 'What the ledger transaction of the bonus refers to.';
COMMENT ON COLUMN bonus_claims.amount IS 'Satang of bonus.';
CREATE TRIGGER bonus_claims_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON bonus_claims EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE ON bonus_claims FROM sala_app;

-- Withdrawals. The member's bank account is copied, so that a later change does not redirect an open payment.

CREATE TABLE withdrawals (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  bank_name text NOT NULL,
  bank_id text NOT NULL,
  account_name text NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'PROCESSING', 'SUCCESS', 'FAILED', 'REJECTED', 'REFUNDED')),
  reason text,
  reason_en text,
  staff_reason text,
  note text,
  tries integer NOT NULL DEFAULT 0,
  handled_by uuid,
  hold_transaction_id uuid,
  end_transaction_id uuid,
  completed_at timestamptz,
  created_at timestamptz NOT NULL,
  payout_at timestamptz,
  manual_reasons text[] NOT NULL DEFAULT '{OFF}',
  approved_by uuid,
  confirmed_by uuid,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT withdrawals_manual_reasons CHECK (
    manual_reasons <@ '{OFF,AMOUNT,HALTED,TURNOVER,BANK_CHANGED,FIRST_WITHDRAWAL,BREAK,RETRIED}'::text[]
  ),
  CONSTRAINT withdrawals_second_person CHECK (confirmed_by <> approved_by),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
COMMENT ON COLUMN withdrawals.staff_reason IS 'Of a reason template: what staff read. Members read reason, or reason_en.';
CREATE INDEX withdrawals_list ON withdrawals (brand_id, created_at DESC, id DESC);
CREATE INDEX withdrawals_status ON withdrawals (brand_id, status, created_at DESC, id DESC);
CREATE INDEX withdrawals_payout ON withdrawals (payout_at) WHERE status = 'PROCESSING';
CREATE UNIQUE INDEX withdrawals_open_member ON withdrawals (brand_id, member_id) WHERE status IN ('PENDING', 'PROCESSING', 'FAILED');
-- Created last: without statistics PostgreSQL prefers the newest of similar indexes, and only this one finds a member's rows.
CREATE INDEX withdrawals_member ON withdrawals (brand_id, member_id, created_at DESC, id DESC);
COMMENT ON COLUMN withdrawals.manual_reasons IS 'Why the system did not approve it; empty when it did.';
COMMENT ON COLUMN withdrawals.confirmed_by IS 'The second of two people who approved it.';
COMMENT ON COLUMN withdrawals.end_transaction_id IS 'The ledger transaction that paid it out or gave the credit back.';

-- Adjustments and reconciliation. Credit and levels that staff give or take, which change nothing until a second person approves them; trial balances.

CREATE TABLE adjustments (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid,
  direction text NOT NULL CHECK (direction IN ('ADD', 'TAKE')),
  amount bigint NOT NULL CHECK (amount > 0),
  kind text NOT NULL CHECK (kind IN ('CORRECTION', 'COMPENSATION', 'PROMOTION', 'RECALL', 'DEPOSIT', 'TRANSFER', 'REFUND')),
  reason text NOT NULL CHECK (reason ~ '\S'),
  status text NOT NULL CHECK (status IN ('PENDING', 'SUCCESS', 'REJECTED')),
  proposed_by uuid NOT NULL,
  handled_by uuid,
  alone boolean NOT NULL,
  refusal text,
  client_ref text,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  deposit_request_id uuid,
  bank_transfer_id uuid,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT adjustments_client_ref UNIQUE (brand_id, client_ref),
  CONSTRAINT adjustments_ended CHECK ((status = 'PENDING') = (completed_at IS NULL)),
  CONSTRAINT adjustments_member CHECK ((member_id IS NULL) = (kind = 'REFUND')),
  CONSTRAINT adjustments_request CHECK ((deposit_request_id IS NOT NULL) = (kind = 'DEPOSIT')),
  CONSTRAINT adjustments_second_person CHECK (status <> 'SUCCESS' OR (handled_by IS NOT NULL AND alone = (handled_by = proposed_by))),
  CONSTRAINT adjustments_transfer CHECK (
CASE
    WHEN kind IN ('TRANSFER', 'REFUND') THEN bank_transfer_id IS NOT NULL
    ELSE kind = 'DEPOSIT' OR bank_transfer_id IS NULL
END),
  FOREIGN KEY (brand_id, bank_transfer_id) REFERENCES bank_transfers (brand_id, id),
  FOREIGN KEY (brand_id, deposit_request_id) REFERENCES deposit_requests (brand_id, id),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id),
  FOREIGN KEY (handled_by) REFERENCES staff (id),
  FOREIGN KEY (proposed_by) REFERENCES staff (id)
);
CREATE INDEX adjustments_list ON adjustments (brand_id, created_at DESC, id DESC);
CREATE INDEX adjustments_status ON adjustments (brand_id, status, created_at DESC, id DESC);
CREATE INDEX adjustments_member ON adjustments (brand_id, member_id, created_at DESC, id DESC) WHERE member_id IS NOT NULL;
CREATE INDEX adjustments_own ON adjustments (brand_id, member_id, completed_at DESC, id DESC) WHERE status = 'SUCCESS';
CREATE INDEX adjustments_alone ON adjustments (brand_id, proposed_by, created_at) WHERE alone;
CREATE INDEX adjustments_of_request ON adjustments (brand_id, deposit_request_id) WHERE deposit_request_id IS NOT NULL;
CREATE INDEX adjustments_added ON adjustments (brand_id, amount) WHERE (status = 'SUCCESS') AND (direction = 'ADD');
CREATE UNIQUE INDEX adjustments_waiting_request ON adjustments (brand_id, deposit_request_id) WHERE status = 'PENDING';
CREATE UNIQUE INDEX adjustments_waiting_transfer ON adjustments (brand_id, bank_transfer_id) WHERE status = 'PENDING';
COMMENT ON COLUMN adjustments.amount IS 'Satang.';
COMMENT ON COLUMN adjustments.reason IS 'The member reads it in their history.';
COMMENT ON COLUMN adjustments.alone IS 'Posted at once, within what one staff member may do in a day.';
COMMENT ON COLUMN adjustments.deposit_request_id IS 'The request that a DEPOSIT credits.';
COMMENT ON COLUMN adjustments.bank_transfer_id IS 'The bank line that is credited or refunded.';
REVOKE UPDATE, DELETE ON adjustments FROM sala_app;
GRANT UPDATE (status, handled_by, refusal, completed_at) ON adjustments TO sala_app;

CREATE TABLE level_grants (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('GIVE', 'TAKE')),
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 6),
  level_before smallint CHECK (level_before BETWEEN 1 AND 6),
  level_after smallint CHECK (level_after BETWEEN 1 AND 6),
  reason text NOT NULL CHECK (reason ~ '\S'),
  status text NOT NULL CHECK (status IN ('PENDING', 'SUCCESS', 'REJECTED')),
  proposed_by uuid NOT NULL,
  handled_by uuid,
  refusal text,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT level_grants_ended CHECK ((status = 'PENDING') = (completed_at IS NULL)),
  CONSTRAINT level_grants_moved CHECK ((status = 'SUCCESS') = (level_before IS NOT NULL AND level_after IS NOT NULL)),
  CONSTRAINT level_grants_second_person CHECK (status <> 'SUCCESS' OR (handled_by IS NOT NULL AND handled_by <> proposed_by)),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id),
  FOREIGN KEY (handled_by) REFERENCES staff (id),
  FOREIGN KEY (proposed_by) REFERENCES staff (id)
);
CREATE UNIQUE INDEX level_grants_open ON level_grants (brand_id, member_id) WHERE status = 'PENDING';
CREATE INDEX level_grants_list ON level_grants (brand_id, created_at DESC, id DESC);
CREATE INDEX level_grants_status ON level_grants (brand_id, status, created_at DESC, id DESC);
CREATE INDEX level_grants_timeline ON level_grants (brand_id, member_id, created_at DESC, id DESC);
CREATE INDEX level_grants_member ON level_grants (brand_id, member_id, completed_at DESC) WHERE status = 'SUCCESS';
COMMENT ON COLUMN level_grants.level IS 'The level that is given, or that is taken back.';
REVOKE UPDATE, DELETE ON level_grants FROM sala_app;
GRANT UPDATE (level_before, level_after, status, handled_by, refusal, completed_at) ON level_grants TO sala_app;

CREATE TABLE trial_balances (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  day date NOT NULL,
  accounts bigint NOT NULL,
  entries bigint NOT NULL,
  liabilities bigint NOT NULL,
  house bigint NOT NULL,
  issued bigint NOT NULL,
  points bigint NOT NULL,
  discrepancies jsonb NOT NULL,
  balanced boolean NOT NULL,
  requested_by uuid,
  created_at timestamptz NOT NULL,
  unbacked jsonb NOT NULL DEFAULT '{"count": 0, "amount": 0, "oldest": null, "credits": []}',
  unmatched jsonb NOT NULL DEFAULT '{"count": 0, "amount": 0, "oldest": null}',
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (requested_by) REFERENCES staff (id)
);
CREATE INDEX trial_balances_list ON trial_balances (brand_id, created_at DESC, id DESC);
CREATE INDEX trial_balances_day ON trial_balances (day, brand_id, created_at DESC);
COMMENT ON COLUMN trial_balances.day IS 'Bangkok day of the trial balance.';
COMMENT ON COLUMN trial_balances.liabilities IS 'Satang that members own, in all accounts.';
COMMENT ON COLUMN trial_balances.issued IS 'Satang that came in through the company accounts; liabilities and house make it up.';
COMMENT ON COLUMN trial_balances.points IS 'Sum of all points of members and house: zero.';
COMMENT ON COLUMN trial_balances.discrepancies IS 'Accounts and transactions with their difference; the list is limited.';
COMMENT ON COLUMN trial_balances.requested_by IS 'Null on the daily trial balance.';
COMMENT ON COLUMN trial_balances.unbacked IS 'Deposits that no transfer backs, in satang: open, not wrong.';
COMMENT ON COLUMN trial_balances.unmatched IS 'Undecided bank lines, in satang.';
CREATE TRIGGER trial_balances_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON trial_balances EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE ON trial_balances FROM sala_app;

-- All credits for external transfers, with the fields to detect duplicates of one transfer.
CREATE VIEW outside_credits AS
SELECT r.brand_id, r.member_id, r.company_account_id, r.id, 'DEPOSIT' AS kind, r.credited_amount AS amount,
  r.amount AS asked, r.pay_amount AS pay, least(r.created_at, r.transferred_at) AS since, r.completed_at AS until,
  coalesce((SELECT a.proposed_by FROM adjustments a
    WHERE a.brand_id = r.brand_id AND a.deposit_request_id = r.id AND a.status = 'SUCCESS' LIMIT 1), r.handled_by) AS credited_by,
  r.handled_by, r.ledger_transaction_id,
  EXISTS (SELECT FROM transfer_claims c
    WHERE c.brand_id = r.brand_id AND c.ledger_transaction_id = r.ledger_transaction_id) AS backed
FROM deposit_requests r WHERE r.status = 'SUCCESS'
UNION ALL
SELECT a.brand_id, a.member_id, NULL, a.id, 'ADJUSTMENT', a.amount, a.amount, a.amount, a.created_at, a.completed_at,
  a.proposed_by, a.handled_by, NULL,
  EXISTS (SELECT FROM transfer_claims c
    WHERE c.brand_id = a.brand_id AND c.paid_type = 'ADJUSTMENT' AND c.paid_id = a.id)
FROM adjustments a
WHERE a.status = 'SUCCESS' AND a.direction = 'ADD' AND a.kind IN ('CORRECTION', 'COMPENSATION', 'RECALL');
COMMENT ON VIEW outside_credits IS 'backed: a bank transfer was claimed for it.';
REVOKE INSERT, UPDATE, DELETE ON outside_credits FROM sala_app;

-- Brands. Published revisions, drafts, releases, share links and images.

CREATE TABLE brand_revisions (
  brand_id text NOT NULL,
  revision integer NOT NULL CHECK (revision >= 1),
  kind text NOT NULL CHECK (kind IN ('file', 'publish', 'rollback', 'schedule', 'push')),
  file jsonb NOT NULL,
  file_hash bytea,
  note text NOT NULL,
  author_id uuid,
  approver_id uuid,
  restores integer,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, revision),
  FOREIGN KEY (approver_id) REFERENCES staff (id),
  FOREIGN KEY (author_id) REFERENCES staff (id)
);
COMMENT ON COLUMN brand_revisions.file_hash IS 'SHA-256 of the brand file on disk that became this revision.';
CREATE TRIGGER brand_revisions_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON brand_revisions EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE ON brand_revisions FROM sala_app;

CREATE TABLE brand_drafts (
  brand_id text NOT NULL,
  version integer NOT NULL CHECK (version >= 0),
  file jsonb NOT NULL,
  base_revision integer NOT NULL,
  updated_by uuid,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id),
  FOREIGN KEY (updated_by) REFERENCES staff (id)
);

CREATE TABLE brand_releases (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('WAITING_APPROVAL', 'SCHEDULED', 'PUBLISHED', 'CANCELLED', 'FAILED')),
  kind text NOT NULL CHECK (kind IN ('publish', 'rollback', 'push')),
  base_revision integer NOT NULL,
  revision integer,
  restores integer,
  file jsonb NOT NULL,
  note text NOT NULL,
  reason text,
  at timestamptz,
  author_id uuid NOT NULL,
  approver_id uuid,
  failure text,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  review jsonb,
  set_id uuid,
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (approver_id) REFERENCES staff (id),
  FOREIGN KEY (author_id) REFERENCES staff (id)
);
CREATE INDEX brand_releases_list ON brand_releases (brand_id, created_at DESC, id DESC);
CREATE INDEX brand_releases_waiting ON brand_releases (brand_id, created_at DESC, id DESC) WHERE status IN ('WAITING_APPROVAL', 'SCHEDULED');
CREATE INDEX brand_releases_due ON brand_releases (at) WHERE status = 'SCHEDULED';
CREATE UNIQUE INDEX brand_releases_set ON brand_releases (brand_id, set_id) WHERE set_id IS NOT NULL;
CREATE INDEX brand_releases_sets ON brand_releases (created_at DESC) WHERE set_id IS NOT NULL;
COMMENT ON COLUMN brand_releases.set_id IS 'Releases of one set share their status; null for a single release.';

CREATE TABLE brand_shares (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  brand jsonb NOT NULL,
  view text NOT NULL,
  note text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT brand_shares_token UNIQUE (token_hash),
  FOREIGN KEY (created_by) REFERENCES staff (id)
);
CREATE INDEX brand_shares_list ON brand_shares (brand_id, created_at DESC, id DESC);

CREATE TABLE brand_images (
  brand_id text NOT NULL,
  name text NOT NULL,
  content bytea,
  bytes integer NOT NULL,
  sha256 bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, name),
  FOREIGN KEY (created_by) REFERENCES staff (id),
  CONSTRAINT brand_images_content CHECK (content IS NULL OR (sha256 = sha256(content) AND bytes = octet_length(content)))
);
COMMENT ON COLUMN brand_images.content IS 'Null for an image in the file storage; otherwise it is here.';
COMMENT ON COLUMN brand_images.name IS 'Named after the uploaded file. An image never changes under its name, so browsers may cache it forever.';

-- Games. A wallet is a member's account at one provider; a transfer is stored before the provider is called.

CREATE TABLE game_wallets (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  provider text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT game_wallets_member UNIQUE (brand_id, member_id, provider),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);

CREATE TABLE game_transfers (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  wallet_id uuid NOT NULL,
  member_id uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('IN', 'OUT')),
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('PENDING', 'DONE', 'REFUSED')),
  client_ref text,
  reason text,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT game_transfers_request UNIQUE (brand_id, wallet_id, client_ref),
  FOREIGN KEY (brand_id, wallet_id) REFERENCES game_wallets (brand_id, id)
);
CREATE UNIQUE INDEX game_transfers_open ON game_transfers (brand_id, wallet_id) WHERE status = 'PENDING';
CREATE INDEX game_transfers_due ON game_transfers (due_at) WHERE status = 'PENDING';
CREATE INDEX game_transfers_list ON game_transfers (brand_id, member_id, created_at DESC, id DESC);
CREATE INDEX game_transfers_desk ON game_transfers (brand_id, created_at DESC, id DESC);
CREATE INDEX game_transfers_desk_status ON game_transfers (brand_id, status, created_at DESC, id DESC);

CREATE TABLE game_rounds (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  wallet_id uuid NOT NULL,
  member_id uuid NOT NULL,
  provider text NOT NULL,
  round_ref text NOT NULL,
  game text NOT NULL,
  bet bigint NOT NULL CHECK (bet >= 0),
  win bigint NOT NULL CHECK (win >= 0),
  day date NOT NULL,
  booking_id uuid NOT NULL,
  played_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT game_rounds_once UNIQUE (brand_id, provider, round_ref),
  FOREIGN KEY (brand_id, wallet_id) REFERENCES game_wallets (brand_id, id)
);
CREATE INDEX game_rounds_list ON game_rounds (brand_id, member_id, played_at DESC, id DESC);
CREATE TRIGGER game_rounds_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON game_rounds EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE ON game_rounds FROM sala_app;

CREATE TABLE game_sessions (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  wallet_id uuid NOT NULL,
  member_id uuid NOT NULL,
  provider text NOT NULL,
  game text NOT NULL,
  rounds integer NOT NULL CHECK (rounds > 0),
  bet bigint NOT NULL CHECK (bet >= 0),
  win bigint NOT NULL CHECK (win >= 0),
  created_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL CHECK (ended_at >= created_at),
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, wallet_id) REFERENCES game_wallets (brand_id, id)
);
COMMENT ON TABLE game_sessions IS 'Rounds of one game on one Bangkok day without a long pause, as the history shows them; created_at is the first round.';
CREATE INDEX game_sessions_list ON game_sessions (brand_id, member_id, created_at DESC, id DESC);

-- One row per member and game: when it was last opened, and since when it is a favourite.
CREATE TABLE member_games (
  brand_id text NOT NULL,
  member_id uuid NOT NULL,
  slot text NOT NULL,
  game text NOT NULL,
  opened_at timestamptz,
  favourite_at timestamptz,
  PRIMARY KEY (brand_id, member_id, slot, game),
  CONSTRAINT member_games_check CHECK (opened_at IS NOT NULL OR favourite_at IS NOT NULL),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
CREATE INDEX member_games_opened ON member_games (brand_id, opened_at DESC) INCLUDE (slot, game);

CREATE TABLE game_feeds (
  provider text NOT NULL,
  read_until timestamptz NOT NULL,
  PRIMARY KEY (provider)
);

CREATE TABLE game_days (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  inviter_id uuid,
  day date NOT NULL,
  rounds integer NOT NULL CHECK (rounds > 0),
  turnover bigint NOT NULL CHECK (turnover >= 0),
  win bigint NOT NULL CHECK (win >= 0),
  refund bigint NOT NULL DEFAULT 0 CHECK (refund >= 0),
  -- The rule at settlement: the level, and its share in hundredths of a percent. Later changes leave past days alone.
  refund_level smallint,
  refund_rate integer,
  refund_claimed_at timestamptz,
  af bigint NOT NULL DEFAULT 0 CHECK (af >= 0),
  wl bigint NOT NULL DEFAULT 0 CHECK (wl >= 0),
  settled_at timestamptz,
  transaction_id uuid,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT game_days_member UNIQUE (brand_id, member_id, day),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
CREATE INDEX game_days_list ON game_days (brand_id, member_id, day DESC, id DESC);
CREATE INDEX game_days_downline ON game_days (brand_id, inviter_id, day DESC, id DESC) WHERE inviter_id IS NOT NULL;
CREATE INDEX game_days_claimable ON game_days (brand_id, member_id) WHERE refund > 0 AND refund_claimed_at IS NULL;
CREATE INDEX game_days_due ON game_days (day) WHERE settled_at IS NULL;

-- Seamless wallets. A provider stakes from the member's balance and pays into it. Each of its transactions is stored
-- once, with the answer that it got: a repetition gets the same one.

CREATE TABLE seamless_transactions (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  wallet_id uuid NOT NULL,
  provider text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('BET', 'WIN', 'REFUND')),
  round_ref text NOT NULL,
  game text,
  bet_ref text,
  amount bigint NOT NULL CHECK (amount >= 0),
  refusal text,
  reason text,
  balance bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT seamless_transactions_once UNIQUE (brand_id, provider, reference),
  CONSTRAINT seamless_transactions_game CHECK ((kind = 'BET') = (game IS NOT NULL)),
  CONSTRAINT seamless_transactions_bet CHECK ((kind = 'REFUND') = (bet_ref IS NOT NULL)),
  CONSTRAINT seamless_transactions_refusal CHECK (refusal IS NULL OR kind = 'BET'),
  FOREIGN KEY (brand_id, wallet_id) REFERENCES game_wallets (brand_id, id)
);
-- A round has one win, and a bet one refund.
CREATE UNIQUE INDEX seamless_transactions_win ON seamless_transactions (brand_id, wallet_id, round_ref) WHERE kind = 'WIN';
CREATE UNIQUE INDEX seamless_transactions_refund ON seamless_transactions (brand_id, provider, bet_ref) WHERE kind = 'REFUND';
CREATE INDEX seamless_transactions_round ON seamless_transactions (brand_id, wallet_id, round_ref);
COMMENT ON COLUMN seamless_transactions.amount IS 'Satang; those of a refused bet did not move. Zero for a refund of a bet that was never placed.';
CREATE TRIGGER seamless_transactions_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON seamless_transactions EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE ON seamless_transactions FROM sala_app;

-- Prizes, check-in, points and rewards. A seed in use is secret; once revealed it is never used again.

CREATE TABLE fair_seeds (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  seed bytea NOT NULL CHECK (length(seed) = 32),
  commitment bytea NOT NULL,
  client_seed text NOT NULL CHECK (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  first_nonce bigint NOT NULL CHECK (first_nonce >= 0),
  nonce bigint NOT NULL,
  created_at timestamptz NOT NULL,
  revealed_at timestamptz,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT fair_seeds_check CHECK (commitment = sha256(seed)),
  CONSTRAINT fair_seeds_check1 CHECK (nonce >= first_nonce),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
CREATE UNIQUE INDEX fair_seeds_in_use ON fair_seeds (brand_id, member_id) WHERE revealed_at IS NULL;
CREATE INDEX fair_seeds_list ON fair_seeds (brand_id, member_id, created_at DESC, id DESC);
COMMENT ON COLUMN fair_seeds.nonce IS 'Plays of the member so far, over all seeds.';

CREATE FUNCTION fix_revealed_seed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.revealed_at IS NOT NULL OR NEW.nonce NOT IN (OLD.nonce, OLD.nonce + 1) THEN
    RAISE EXCEPTION 'a revealed seed never plays again' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER fair_seeds_fixed BEFORE UPDATE ON fair_seeds FOR EACH ROW EXECUTE FUNCTION fix_revealed_seed();
REVOKE UPDATE, DELETE ON fair_seeds FROM sala_app;
GRANT UPDATE (nonce, revealed_at) ON fair_seeds TO sala_app;

CREATE TABLE prize_tables (
  brand_id text NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  prizes jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, hash)
);
COMMENT ON TABLE prize_tables IS 'Every table that was ever drawn from, named by its content.';
CREATE TRIGGER prize_tables_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON prize_tables EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE ON prize_tables FROM sala_app;

CREATE TABLE prize_plays (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  game text NOT NULL CHECK (game IN ('WHEEL', 'FLIP_CARD', 'FLIP_CARD_REWARD')),
  seq bigint NOT NULL CHECK (seq > 0),
  seed_id uuid NOT NULL,
  nonce bigint NOT NULL CHECK (nonce > 0),
  revision integer NOT NULL,
  table_hash bytea NOT NULL,
  card_index integer,
  drawn integer NOT NULL,
  given integer NOT NULL,
  label text NOT NULL,
  type text NOT NULL CHECK (type IN ('CREDIT', 'POINT', 'ITEM', 'NONE')),
  value bigint CHECK (value > 0),
  cost bigint NOT NULL CHECK (cost >= 0),
  client_ref text,
  ledger_transaction_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT prize_plays_nonce UNIQUE (brand_id, member_id, nonce),
  CONSTRAINT prize_plays_seq UNIQUE (brand_id, member_id, game, seq),
  CONSTRAINT prize_plays_client_ref UNIQUE (brand_id, client_ref),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id),
  FOREIGN KEY (brand_id, seed_id) REFERENCES fair_seeds (brand_id, id),
  FOREIGN KEY (brand_id, table_hash) REFERENCES prize_tables (brand_id, hash)
);
CREATE INDEX prize_plays_list ON prize_plays (brand_id, member_id, created_at DESC, id DESC);
CREATE INDEX prize_plays_recent ON prize_plays (brand_id, created_at);
COMMENT ON COLUMN prize_plays.drawn IS 'Place in the table that the seeds decided; given differs when that prize had run out.';
COMMENT ON COLUMN prize_plays.value IS 'Satang of credit, or points.';
CREATE TRIGGER prize_plays_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON prize_plays EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE ON prize_plays FROM sala_app;

CREATE TABLE prize_rights (
  brand_id text NOT NULL,
  member_id uuid NOT NULL,
  game text NOT NULL,
  day date NOT NULL,
  used integer NOT NULL CHECK (used > 0),
  plays bigint NOT NULL CHECK (plays > 0),
  PRIMARY KEY (brand_id, member_id, game),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
COMMENT ON TABLE prize_rights IS 'Plays of the last day on which the member played, and of all days.';

CREATE TABLE prize_stock (
  brand_id text NOT NULL,
  list text NOT NULL CHECK (list IN ('WHEEL', 'FLIP_CARD', 'FLIP_CARD_REWARD', 'REWARD')),
  item text NOT NULL,
  issued integer NOT NULL CHECK (issued >= 0),
  PRIMARY KEY (brand_id, list, item)
);

CREATE TABLE game_reward_requests (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  play_id uuid NOT NULL,
  label text NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'SUCCESS', 'REJECTED')),
  reason text,
  reason_en text,
  staff_reason text,
  handled_by uuid,
  completed_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT game_reward_requests_play UNIQUE (brand_id, play_id),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id),
  FOREIGN KEY (brand_id, play_id) REFERENCES prize_plays (brand_id, id)
);
COMMENT ON COLUMN game_reward_requests.staff_reason IS 'Of a reason template: what staff read. Members read reason, or reason_en.';
CREATE INDEX game_reward_requests_member ON game_reward_requests (brand_id, member_id, created_at DESC, id DESC);
CREATE INDEX game_reward_requests_list ON game_reward_requests (brand_id, created_at DESC, id DESC);
CREATE INDEX game_reward_requests_status ON game_reward_requests (brand_id, status, created_at DESC, id DESC);

CREATE TABLE check_ins (
  brand_id text NOT NULL,
  member_id uuid NOT NULL,
  day date NOT NULL,
  id uuid NOT NULL,
  streak integer NOT NULL CHECK (streak > 0),
  type text NOT NULL CHECK (type IN ('CREDIT', 'POINT')),
  value bigint NOT NULL CHECK (value >= 0),
  value_tomorrow bigint NOT NULL CHECK (value_tomorrow >= 0),
  ledger_transaction_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, member_id, day),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
CREATE INDEX check_ins_recent ON check_ins (brand_id, created_at);
COMMENT ON COLUMN check_ins.value IS 'Satang of credit, or points.';
CREATE TRIGGER check_ins_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON check_ins EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE ON check_ins FROM sala_app;

CREATE TABLE reward_requests (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  seq bigint NOT NULL CHECK (seq > 0),
  item text NOT NULL,
  name text NOT NULL,
  point bigint NOT NULL CHECK (point > 0),
  credit bigint NOT NULL CHECK (credit >= 0),
  limited boolean NOT NULL,
  address jsonb,
  status text NOT NULL CHECK (status IN ('PENDING', 'APPROVED', 'SHIPPED', 'SUCCESS', 'REJECTED')),
  tracking_no text,
  reason text,
  reason_en text,
  staff_reason text,
  client_ref text,
  handled_by uuid,
  ledger_transaction_id uuid NOT NULL,
  completed_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT reward_requests_seq UNIQUE (brand_id, member_id, seq),
  CONSTRAINT reward_requests_client_ref UNIQUE (brand_id, client_ref),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
COMMENT ON COLUMN reward_requests.staff_reason IS 'Of a reason template: what staff read. Members read reason, or reason_en.';
CREATE INDEX reward_requests_list ON reward_requests (brand_id, created_at DESC, id DESC);
CREATE INDEX reward_requests_status ON reward_requests (brand_id, status, created_at DESC, id DESC);
COMMENT ON COLUMN reward_requests.ledger_transaction_id IS 'The transaction that took the points.';

-- Responsible gambling. A break can be extended and never shortened.

CREATE TABLE deposit_limits (
  brand_id text NOT NULL,
  member_id uuid NOT NULL,
  period text NOT NULL CHECK (period IN ('DAY', 'WEEK', 'MONTH')),
  amount bigint NOT NULL CHECK (amount > 0),
  pending_amount bigint,
  pending_since timestamptz,
  PRIMARY KEY (brand_id, member_id, period),
  CONSTRAINT deposit_limits_check CHECK (pending_amount > amount),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
COMMENT ON COLUMN deposit_limits.pending_amount IS 'Higher limit that waits to be confirmed; null with pending_since takes the limit away.';

CREATE TABLE play_breaks (
  brand_id text NOT NULL,
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('TIME_OUT', 'SELF_EXCLUSION')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  end_requested_at timestamptz,
  PRIMARY KEY (brand_id, member_id, id),
  CONSTRAINT play_breaks_check CHECK (ends_at > starts_at),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
CREATE INDEX play_breaks_person ON play_breaks (id);
COMMENT ON COLUMN play_breaks.id IS 'The same for one person at every brand of the operator.';
CREATE TRIGGER play_breaks_fixed BEFORE DELETE OR TRUNCATE ON play_breaks EXECUTE FUNCTION refuse_change();

-- Only a break without an end gets one, at least a week ahead.
CREATE FUNCTION fix_play_break() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ends_at IS NOT NULL OR NEW.ends_at IS NULL OR NEW.end_requested_at IS NULL
    OR NEW.ends_at < NEW.end_requested_at + interval '7 days'
    OR (NEW.brand_id, NEW.member_id, NEW.id, NEW.kind, NEW.starts_at)
      IS DISTINCT FROM (OLD.brand_id, OLD.member_id, OLD.id, OLD.kind, OLD.starts_at) THEN
    RAISE EXCEPTION 'a break is never made shorter' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER play_breaks_kept BEFORE UPDATE ON play_breaks FOR EACH ROW EXECUTE FUNCTION fix_play_break();
REVOKE DELETE ON play_breaks FROM sala_app;

CREATE TABLE play_sessions (
  brand_id text NOT NULL,
  member_id uuid NOT NULL,
  every_minutes smallint NOT NULL DEFAULT 60 CHECK (every_minutes BETWEEN 15 AND 60),
  since timestamptz,
  seen_at timestamptz,
  PRIMARY KEY (brand_id, member_id),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
);
COMMENT ON COLUMN play_sessions.since IS 'Begin of play, or the last answer since; null when play ended with an answer.';

-- Turnover. Amounts that a member must stake before credit given by the brand may be withdrawn.

CREATE TABLE turnover_requirements (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  source text NOT NULL CHECK (source IN ('BONUS', 'WHEEL', 'FLIP_CARD', 'CHECK_IN', 'REWARD', 'CASHBACK', 'DOWNLINE', 'PROMOTION')),
  source_id uuid NOT NULL,
  given bigint NOT NULL CHECK (given > 0),
  deposit bigint NOT NULL CHECK (deposit >= 0),
  multiple integer NOT NULL CHECK (multiple > 0),
  required bigint NOT NULL CHECK (required > 0),
  progress bigint NOT NULL DEFAULT 0,
  games jsonb NOT NULL,
  at_expiry text NOT NULL CHECK (at_expiry IN ('TAKE_BONUS', 'LAPSE')),
  lost_below bigint NOT NULL CHECK (lost_below > 0),
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'MET', 'EXPIRED', 'LOST', 'WAIVED')),
  expires_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  taken bigint NOT NULL DEFAULT 0,
  transaction_id uuid,
  waiver_reason text CHECK (waiver_reason ~ '\S'),
  waiver_by uuid,
  waiver_at timestamptz,
  waived_by uuid,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT turnover_requirements_once UNIQUE (brand_id, source, source_id),
  CONSTRAINT turnover_requirements_check CHECK (taken BETWEEN 0 AND given),
  CONSTRAINT turnover_requirements_ended CHECK ((status = 'OPEN') = (completed_at IS NULL)),
  CONSTRAINT turnover_requirements_met CHECK ((status = 'MET') = (progress = required)),
  CONSTRAINT turnover_requirements_progress CHECK (progress BETWEEN 0 AND required),
  CONSTRAINT turnover_requirements_proposed CHECK (waived_by IS NULL OR waiver_by IS NOT NULL),
  CONSTRAINT turnover_requirements_waived CHECK ((status = 'WAIVED') = (waived_by IS NOT NULL)),
  CONSTRAINT turnover_requirements_waiver CHECK (num_nulls(waiver_by, waiver_reason, waiver_at) IN (0, 3)),
  FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id),
  FOREIGN KEY (waived_by) REFERENCES staff (id),
  FOREIGN KEY (waiver_by) REFERENCES staff (id)
);
CREATE INDEX turnover_requirements_open ON turnover_requirements (brand_id, member_id, created_at, id) WHERE status = 'OPEN';
CREATE INDEX turnover_requirements_due ON turnover_requirements (due_at) WHERE status = 'OPEN';
CREATE INDEX turnover_requirements_own ON turnover_requirements (brand_id, member_id, created_at DESC, id DESC);
CREATE INDEX turnover_requirements_list ON turnover_requirements (brand_id, created_at DESC, id DESC);
CREATE INDEX turnover_requirements_status ON turnover_requirements (brand_id, status, created_at DESC, id DESC);
CREATE INDEX turnover_requirements_alone ON turnover_requirements (brand_id, waived_by, completed_at) WHERE waived_by IS NOT NULL;
COMMENT ON TABLE turnover_requirements IS 'The rule is the one of the moment at which the credit was given. Amounts in satang.';
COMMENT ON COLUMN turnover_requirements.games IS 'Percent of a bet that counts, by category of games.';
COMMENT ON COLUMN turnover_requirements.due_at IS 'When the expiry takes effect: rounds that ended in time may be reported later.';
REVOKE UPDATE, DELETE ON turnover_requirements FROM sala_app;
GRANT UPDATE (progress, status, due_at, taken, transaction_id, waiver_reason, waiver_by, waiver_at, waived_by, completed_at) ON turnover_requirements TO sala_app;

-- Providers. Outside services: what staff switched off, calls to and from them, and payouts given to them.

CREATE TABLE provider_switches (
  brand_id text NOT NULL,
  provider text NOT NULL,
  staff_id uuid NOT NULL,
  reason text NOT NULL CHECK (reason ~ '\S'),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, provider),
  FOREIGN KEY (staff_id) REFERENCES staff (id)
);
COMMENT ON TABLE provider_switches IS 'A row while the provider is switched off for the brand.';

CREATE TABLE provider_days (
  provider text NOT NULL,
  day date NOT NULL,
  calls integer NOT NULL CHECK (calls > 0),
  PRIMARY KEY (provider, day)
);
COMMENT ON TABLE provider_days IS 'Requests of a Bangkok day to providers with a daily quota.';

CREATE TABLE provider_calls (
  id uuid NOT NULL,
  brand_id text,
  provider text NOT NULL,
  port text NOT NULL,
  operation text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('IN', 'OUT')),
  subject_type text CHECK (subject_type IN ('DEPOSIT', 'SLIP', 'WITHDRAWAL', 'MEMBER', 'GAME_TRANSFER')),
  subject_id uuid,
  reference text,
  attempts integer NOT NULL CHECK (attempts > 0),
  latency_ms integer NOT NULL CHECK (latency_ms >= 0),
  result text NOT NULL CHECK (result IN ('OK', 'FAILED', 'TIMEOUT', 'REFUSED')),
  detail text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX provider_calls_list ON provider_calls (brand_id, created_at DESC, id DESC);
CREATE INDEX provider_calls_subject ON provider_calls (brand_id, subject_id, created_at DESC, id DESC) WHERE subject_id IS NOT NULL;
CREATE INDEX provider_calls_transfer ON provider_calls (reference) WHERE port = 'transfers' AND reference IS NOT NULL;
CREATE INDEX provider_calls_recent ON provider_calls (provider, created_at DESC);
CREATE INDEX provider_calls_expiry ON provider_calls (created_at);
COMMENT ON TABLE provider_calls IS 'Kept for 90 days, without secrets and complete account numbers.';
REVOKE UPDATE ON provider_calls FROM sala_app;

CREATE TABLE payout_orders (
  brand_id text NOT NULL,
  reference text NOT NULL,
  withdrawal_id uuid NOT NULL,
  provider text NOT NULL,
  result text CHECK (result IN ('PAID', 'FAILED')),
  completed_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, reference),
  CONSTRAINT payout_orders_ended CHECK ((result IS NULL) = (completed_at IS NULL)),
  FOREIGN KEY (brand_id, withdrawal_id) REFERENCES withdrawals (brand_id, id)
);
-- Another order may only follow one that is known to have failed.
CREATE UNIQUE INDEX payout_orders_open ON payout_orders (brand_id, withdrawal_id) WHERE result IS DISTINCT FROM 'FAILED';
CREATE INDEX payout_orders_withdrawal ON payout_orders (brand_id, withdrawal_id);
COMMENT ON TABLE payout_orders IS 'Written before the provider is called: a withdrawal stays with its provider and reference until the result is known.';

-- Queues. One row for each request that staff have to decide, while they do. Triggers add and remove the rows in the
-- transaction that changes the request, so that no path is missed. Claims are leases on the database's clock.

CREATE TABLE queue_items (
  brand_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'slip', 'withdrawal', 'payout', 'reward', 'prize', 'adjustment', 'game-transfer')),
  id uuid NOT NULL,
  member_id uuid,
  amount bigint CHECK (amount > 0),
  created_at timestamptz NOT NULL,
  since timestamptz NOT NULL,
  stopped_seconds integer NOT NULL DEFAULT 0 CHECK (stopped_seconds >= 0),
  claimed_by uuid,
  claimed_until timestamptz,
  claim_session uuid,
  held_by uuid,
  held_at timestamptz,
  held_until timestamptz,
  hold_reason text CHECK (hold_reason ~ '\S'),
  PRIMARY KEY (brand_id, kind, id),
  CONSTRAINT queue_items_claim CHECK (num_nulls(claimed_by, claimed_until, claim_session) IN (0, 3)),
  CONSTRAINT queue_items_hold CHECK (num_nulls(held_by, held_at, held_until, hold_reason) IN (0, 4)),
  FOREIGN KEY (claimed_by) REFERENCES staff (id),
  FOREIGN KEY (held_by) REFERENCES staff (id)
);
CREATE INDEX queue_items_order ON queue_items (brand_id, kind, since, id);
CREATE INDEX queue_items_amount ON queue_items (brand_id, kind, coalesce(amount, 0), id);
CREATE INDEX queue_items_session ON queue_items (claim_session) WHERE claim_session IS NOT NULL;
COMMENT ON COLUMN queue_items.id IS 'The id of the request.';
COMMENT ON COLUMN queue_items.amount IS 'Satang.';
COMMENT ON COLUMN queue_items.since IS 'When staff had to act.';
COMMENT ON COLUMN queue_items.stopped_seconds IS 'Length of ended holds, in which the clock stood still.';

-- Moves a request from one queue to another; null is no queue. A change within a queue ends the claim.
CREATE FUNCTION queue_move(brand text, item uuid, was text, now_in text, member uuid, satang bigint, created timestamptz, entered timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF was IS DISTINCT FROM now_in AND was IS NOT NULL THEN
    DELETE FROM queue_items WHERE brand_id = brand AND kind = was AND id = item;
  END IF;
  IF now_in IS NOT NULL THEN
    -- Keys of pages have milliseconds.
    INSERT INTO queue_items (brand_id, kind, id, member_id, amount, created_at, since)
    VALUES (brand, now_in, item, member, satang, created, date_trunc('milliseconds', entered))
    ON CONFLICT (brand_id, kind, id) DO UPDATE SET claimed_by = NULL, claimed_until = NULL, claim_session = NULL;
  END IF;
END $$;

-- A deposit that waits for a second person is in the queue of adjustments.
CREATE FUNCTION queue_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_move(NEW.brand_id, NEW.id, CASE WHEN TG_OP = 'UPDATE' AND OLD.status = 'TRANSFERRED' THEN 'deposit' END,
    CASE NEW.status WHEN 'TRANSFERRED' THEN 'deposit' END, NEW.member_id, NEW.pay_amount, NEW.created_at,
    coalesce(NEW.transferred_at, now()));
  RETURN NULL;
END $$;
CREATE TRIGGER deposit_requests_queue_new AFTER INSERT ON deposit_requests FOR EACH ROW WHEN (NEW.status = 'TRANSFERRED') EXECUTE FUNCTION queue_deposit();
CREATE TRIGGER deposit_requests_queue AFTER UPDATE OF status ON deposit_requests FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND 'TRANSFERRED' IN (OLD.status, NEW.status)) EXECUTE FUNCTION queue_deposit();

CREATE FUNCTION queue_slip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_move(NEW.brand_id, NEW.id, CASE WHEN TG_OP = 'UPDATE' AND OLD.status = 'PENDING_REVIEW' THEN 'slip' END,
    CASE NEW.status WHEN 'PENDING_REVIEW' THEN 'slip' END, NEW.member_id, coalesce(NEW.amount, NEW.requested_amount),
    NEW.created_at, CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END);
  RETURN NULL;
END $$;
CREATE TRIGGER slips_queue_new AFTER INSERT ON slips FOR EACH ROW WHEN (NEW.status = 'PENDING_REVIEW') EXECUTE FUNCTION queue_slip();
CREATE TRIGGER slips_queue AFTER UPDATE OF status ON slips FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND 'PENDING_REVIEW' IN (OLD.status, NEW.status)) EXECUTE FUNCTION queue_slip();

-- Three attempts without a result are reported, see `payOut`.
CREATE FUNCTION withdrawal_queue(status text, tries integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN status = 'PENDING' THEN 'withdrawal' WHEN status IN ('FAILED', 'REJECTED') THEN 'payout'
    WHEN status = 'PROCESSING' AND tries >= 3 THEN 'payout' END
$$;
CREATE FUNCTION queue_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_move(NEW.brand_id, NEW.id, CASE TG_OP WHEN 'UPDATE' THEN withdrawal_queue(OLD.status, OLD.tries) END,
    withdrawal_queue(NEW.status, NEW.tries), NEW.member_id, NEW.amount, NEW.created_at,
    CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END);
  RETURN NULL;
END $$;
CREATE TRIGGER withdrawals_queue_new AFTER INSERT ON withdrawals FOR EACH ROW
  WHEN (NEW.status IN ('PENDING', 'PROCESSING', 'FAILED', 'REJECTED')) EXECUTE FUNCTION queue_withdrawal();
CREATE TRIGGER withdrawals_queue AFTER UPDATE OF status, tries, approved_by ON withdrawals FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.approved_by IS DISTINCT FROM NEW.approved_by OR (OLD.tries < 3 AND NEW.tries >= 3)) EXECUTE FUNCTION queue_withdrawal();

CREATE FUNCTION queue_reward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_move(NEW.brand_id, NEW.id, CASE WHEN TG_OP = 'UPDATE' AND OLD.status IN ('PENDING', 'APPROVED') THEN 'reward' END,
    CASE WHEN NEW.status IN ('PENDING', 'APPROVED') THEN 'reward' END, NEW.member_id, NULL, NEW.created_at, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER reward_requests_queue AFTER INSERT OR UPDATE OF status ON reward_requests FOR EACH ROW EXECUTE FUNCTION queue_reward();

CREATE FUNCTION queue_prize() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_move(NEW.brand_id, NEW.id, CASE WHEN TG_OP = 'UPDATE' AND OLD.status = 'PENDING' THEN 'prize' END,
    CASE NEW.status WHEN 'PENDING' THEN 'prize' END, NEW.member_id, NULL, NEW.created_at, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER game_reward_requests_queue AFTER INSERT OR UPDATE OF status ON game_reward_requests FOR EACH ROW EXECUTE FUNCTION queue_prize();

CREATE FUNCTION queue_adjustment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_move(NEW.brand_id, NEW.id, CASE WHEN TG_OP = 'UPDATE' AND OLD.status = 'PENDING' THEN 'adjustment' END,
    CASE NEW.status WHEN 'PENDING' THEN 'adjustment' END, NEW.member_id, NEW.amount, NEW.created_at, NEW.created_at);
  PERFORM queue_move(r.brand_id, r.id, 'deposit', CASE WHEN NEW.status <> 'PENDING' AND r.status = 'TRANSFERRED' THEN 'deposit' END,
    r.member_id, r.pay_amount, r.created_at, coalesce(r.transferred_at, r.created_at))
  FROM deposit_requests r WHERE r.brand_id = NEW.brand_id AND r.id = NEW.deposit_request_id;
  RETURN NULL;
END $$;
CREATE TRIGGER adjustments_queue_new AFTER INSERT ON adjustments FOR EACH ROW WHEN (NEW.status = 'PENDING') EXECUTE FUNCTION queue_adjustment();
CREATE TRIGGER adjustments_queue AFTER UPDATE OF status ON adjustments FOR EACH ROW
  WHEN (OLD.status = 'PENDING' AND NEW.status <> 'PENDING') EXECUTE FUNCTION queue_adjustment();

-- Staff see a transfer only after its provider has failed to confirm it.
CREATE FUNCTION queue_game_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_move(NEW.brand_id, NEW.id, CASE WHEN TG_OP = 'UPDATE' AND OLD.status = 'PENDING' AND OLD.tries > 0 THEN 'game-transfer' END,
    CASE WHEN NEW.status = 'PENDING' AND NEW.tries > 0 THEN 'game-transfer' END, NEW.member_id, NEW.amount, NEW.created_at, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER game_transfers_queue_new AFTER INSERT ON game_transfers FOR EACH ROW
  WHEN (NEW.status = 'PENDING' AND NEW.tries > 0) EXECUTE FUNCTION queue_game_transfer();
CREATE TRIGGER game_transfers_queue AFTER UPDATE OF status, tries ON game_transfers FOR EACH ROW
  WHEN ((OLD.tries = 0 AND NEW.tries > 0) OR (NEW.tries > 0 AND OLD.status <> NEW.status)) EXECUTE FUNCTION queue_game_transfer();

-- Reports every change of a queue when it is committed.
CREATE FUNCTION notify_queue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE item queue_items := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END; change text;
BEGIN
  change := CASE WHEN TG_OP = 'INSERT' THEN 'added' WHEN TG_OP = 'DELETE' THEN 'removed'
    WHEN NEW.held_at IS DISTINCT FROM OLD.held_at THEN CASE WHEN NEW.held_at IS NULL THEN 'resumed' ELSE 'held' END
    WHEN NEW.claimed_until IS DISTINCT FROM OLD.claimed_until THEN CASE WHEN NEW.claimed_until IS NULL THEN 'released' ELSE 'claimed' END
    ELSE 'changed' END;
  PERFORM pg_notify('queue_items', json_build_object('brandId', item.brand_id, 'kind', item.kind, 'uuid', item.id, 'change', change)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER queue_items_notify AFTER INSERT OR UPDATE OR DELETE ON queue_items FOR EACH ROW EXECUTE FUNCTION notify_queue();

-- The end of a staff session ends its claims, and open event streams learn of it.
CREATE FUNCTION end_staff_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE queue_items SET claimed_by = NULL, claimed_until = NULL, claim_session = NULL WHERE claim_session = NEW.id;
  PERFORM pg_notify('staff_sessions', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER staff_sessions_end AFTER UPDATE OF revoked_at ON staff_sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION end_staff_session();

CREATE FUNCTION notify_staff_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_roles', CASE TG_OP WHEN 'DELETE' THEN OLD.staff_id ELSE NEW.staff_id END::text);
  RETURN NULL;
END $$;
CREATE TRIGGER staff_roles_notify AFTER INSERT OR UPDATE OR DELETE ON staff_roles FOR EACH ROW EXECUTE FUNCTION notify_staff_roles();

-- Reports. Roll-ups of the house accounts' entries, written by a job that remembers each account's last sequence number.
-- Entries of one account commit in the order of their numbers, because each one locks the account.

CREATE TABLE report_positions (
  brand_id text NOT NULL,
  account_id uuid NOT NULL,
  seq bigint NOT NULL CHECK (seq > 0),
  PRIMARY KEY (brand_id, account_id),
  FOREIGN KEY (brand_id, account_id) REFERENCES ledger_accounts (brand_id, id)
);
COMMENT ON COLUMN report_positions.seq IS 'The last entry of the account that the roll-ups contain.';

CREATE TABLE report_days (
  brand_id text NOT NULL,
  day date NOT NULL,
  account text NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  level smallint NOT NULL CHECK (level BETWEEN 0 AND 6),
  amount bigint NOT NULL,
  entries bigint NOT NULL CHECK (entries > 0),
  PRIMARY KEY (brand_id, day, account, kind, channel, level)
);
COMMENT ON COLUMN report_days.account IS 'Kind of the house account whose entries are summed.';
COMMENT ON COLUMN report_days.kind IS 'Kind of the ledger transaction.';
COMMENT ON COLUMN report_days.level IS 'Of the member, see report_member_days; 0 without a member.';
COMMENT ON COLUMN report_days.amount IS 'Satang, as the house account has it.';

CREATE TABLE report_member_days (
  brand_id text NOT NULL,
  day date NOT NULL,
  member_id uuid NOT NULL,
  inviter_id uuid,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 6),
  deposits bigint NOT NULL,
  withdrawals bigint NOT NULL,
  ggr bigint NOT NULL,
  played boolean NOT NULL,
  PRIMARY KEY (brand_id, day, member_id)
);
-- Reports of inviters read this index alone.
CREATE INDEX report_member_days_inviters ON report_member_days (brand_id, day, inviter_id) INCLUDE (deposits, ggr) WHERE inviter_id IS NOT NULL;
COMMENT ON TABLE report_member_days IS 'Members whose money moved on a Bangkok day, in satang.';
COMMENT ON COLUMN report_member_days.inviter_id IS 'Of the member; it never changes, so that reports of inviters need no join.';
COMMENT ON COLUMN report_member_days.level IS 'When the first movement of the day was counted.';

CREATE TABLE report_members (
  brand_id text NOT NULL,
  member_id uuid NOT NULL,
  inviter_id uuid,
  first_day date NOT NULL,
  first_at timestamptz NOT NULL,
  channel text NOT NULL,
  level smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (brand_id, member_id)
);
CREATE INDEX report_members_first ON report_members (brand_id, first_day);
COMMENT ON TABLE report_members IS 'The first deposit of each member.';

CREATE TABLE report_decisions (
  brand_id text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  staff_id uuid NOT NULL,
  rejected boolean NOT NULL,
  seconds integer[] NOT NULL CHECK (cardinality(seconds) > 0),
  PRIMARY KEY (brand_id, day, kind, staff_id, rejected)
);
COMMENT ON TABLE report_decisions IS 'Decisions of staff about items of queues, with the seconds that each item had waited.';

-- Saved filters of the desk. A shared one belongs to the staff of a brand.
CREATE TABLE staff_views (
  id uuid NOT NULL,
  staff_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  search text NOT NULL,
  shared_with text,
  default_role text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT staff_views_default CHECK (default_role IS NULL OR shared_with IS NOT NULL),
  FOREIGN KEY (staff_id) REFERENCES staff (id)
);
CREATE INDEX staff_views_staff ON staff_views (staff_id);
CREATE INDEX staff_views_brand ON staff_views (shared_with) WHERE shared_with IS NOT NULL;
CREATE UNIQUE INDEX staff_views_defaults ON staff_views (shared_with, kind, default_role) WHERE default_role IS NOT NULL;
COMMENT ON COLUMN staff_views.search IS 'The query of the address, which holds the filters.';
COMMENT ON COLUMN staff_views.shared_with IS 'Empty on a view that only its owner sees.';
COMMENT ON COLUMN staff_views.default_role IS 'Staff of this role begin with the view.';

-- Alerts. A row while a condition lasts, and afterwards as history.

CREATE TABLE alerts (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('queue-overdue', 'provider-down', 'books', 'payout-volume')),
  subject text NOT NULL,
  detail jsonb NOT NULL,
  acknowledged_by uuid,
  acknowledged_at timestamptz,
  acknowledgement text CHECK (acknowledgement ~ '\S'),
  resolved_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT alerts_acknowledged CHECK (num_nulls(acknowledged_by, acknowledged_at, acknowledgement) IN (0, 3)),
  FOREIGN KEY (acknowledged_by) REFERENCES staff (id)
);
CREATE UNIQUE INDEX alerts_open ON alerts (brand_id, kind, subject) WHERE resolved_at IS NULL;
CREATE INDEX alerts_list ON alerts (brand_id, created_at DESC, id DESC);
CREATE INDEX alerts_newest ON alerts (created_at DESC, id DESC);
COMMENT ON COLUMN alerts.subject IS 'The queue or provider; empty where a brand has one such condition.';

-- Outgoing webhooks. Each audited event is queued in its own transaction, so that a committed one is delivered.
CREATE TABLE webhook_receivers (
  brand_id text NOT NULL,
  provider text NOT NULL,
  events jsonb NOT NULL,
  PRIMARY KEY (brand_id, provider)
);
COMMENT ON TABLE webhook_receivers IS 'A copy of providers.json. Events by the audit actions that they report.';

CREATE TABLE webhook_deliveries (
  brand_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  provider text NOT NULL,
  event text NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  subject_type text NOT NULL,
  subject_id uuid,
  detail jsonb NOT NULL,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  failure text,
  due_at timestamptz NOT NULL,
  give_up_at timestamptz NOT NULL,
  completed_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT webhook_deliveries_ended CHECK ((status = 'PENDING') = (completed_at IS NULL))
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (provider, due_at) WHERE status = 'PENDING';
CREATE INDEX webhook_deliveries_order ON webhook_deliveries (brand_id, provider, subject_id, position) WHERE status = 'PENDING';
CREATE INDEX webhook_deliveries_list ON webhook_deliveries (brand_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_status ON webhook_deliveries (brand_id, status, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_expiry ON webhook_deliveries (completed_at) WHERE status <> 'PENDING';
COMMENT ON COLUMN webhook_deliveries.position IS 'Events about one subject are delivered in this order.';

CREATE FUNCTION queue_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (brand_id, provider, event, subject_type, subject_id, detail, due_at, give_up_at, created_at)
  SELECT NEW.brand_id, r.provider, r.events ->> NEW.action, NEW.subject_type, NEW.subject_id, NEW.detail,
    NEW.created_at, NEW.created_at + interval '3 days', NEW.created_at
  FROM webhook_receivers r WHERE r.brand_id = NEW.brand_id AND r.events ? NEW.action;
  RETURN NULL;
END $$;
CREATE TRIGGER audit_log_webhooks AFTER INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION queue_webhooks();
