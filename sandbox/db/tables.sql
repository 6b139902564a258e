-- Tables of the demonstration: brands that were seeded, and what the sandbox bank and games store as outside services
-- would. The platform reads the latter only through its providers' interfaces.

CREATE TABLE demo_seeds (
  brand_id text NOT NULL,
  seeded_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id)
);

CREATE TABLE sandbox_bank_accounts (
  bank_name text NOT NULL,
  bank_id text NOT NULL CHECK (bank_id ~ '^[0-9]{5,20}$'),
  account_name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (bank_name, bank_id)
);

CREATE TABLE sandbox_bank_transfers (
  id uuid NOT NULL,
  sending_bank text NOT NULL,
  trans_ref text NOT NULL,
  from_bank text NOT NULL,
  from_account text NOT NULL,
  from_name text NOT NULL,
  to_bank text NOT NULL,
  to_account text NOT NULL,
  to_name text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  payment_reference text,
  note text,
  transferred_at timestamptz NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT sandbox_bank_transfers_ref UNIQUE (sending_bank, trans_ref)
);
CREATE INDEX sandbox_bank_transfers_to ON sandbox_bank_transfers (to_bank, to_account, transferred_at DESC, id DESC);
CREATE INDEX sandbox_bank_transfers_list ON sandbox_bank_transfers (transferred_at DESC, id DESC);
COMMENT ON COLUMN sandbox_bank_transfers.sending_bank IS 'Three digits, as in a slip''s QR.';

CREATE TABLE sandbox_game_wallets (
  brand_id text NOT NULL,
  player_id uuid NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (brand_id, player_id),
  CONSTRAINT sandbox_game_wallets_not_negative CHECK (balance >= 0)
);

CREATE TABLE sandbox_game_moves (
  brand_id text NOT NULL,
  reference uuid NOT NULL,
  player_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  refused boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, reference),
  FOREIGN KEY (brand_id, player_id) REFERENCES sandbox_game_wallets (brand_id, player_id)
);

CREATE TABLE sandbox_game_rounds (
  brand_id text NOT NULL,
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  request_id uuid NOT NULL,
  game text NOT NULL,
  version integer NOT NULL,
  choice jsonb NOT NULL,
  outcome jsonb NOT NULL,
  bet bigint NOT NULL CHECK (bet > 0),
  win bigint NOT NULL CHECK (win >= 0),
  balance_after bigint NOT NULL,
  played_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT sandbox_game_rounds_request UNIQUE (brand_id, player_id, request_id),
  FOREIGN KEY (brand_id, player_id) REFERENCES sandbox_game_wallets (brand_id, player_id)
);
CREATE INDEX sandbox_game_rounds_feed ON sandbox_game_rounds (played_at, id);

CREATE TABLE sandbox_game_launches (
  code_hash bytea NOT NULL,
  brand_id text NOT NULL,
  player_id uuid NOT NULL,
  game text NOT NULL,
  home text NOT NULL,
  provider text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (code_hash)
);
CREATE INDEX sandbox_game_launches_old ON sandbox_game_launches (expires_at);

-- Calls that it still has to make, payouts that it got, messages that it delivered, and games that are staked from the
-- platform's balance.

CREATE TABLE sandbox_outbox (
  id uuid NOT NULL,
  provider text NOT NULL,
  path text NOT NULL,
  body jsonb NOT NULL,
  status text NOT NULL DEFAULT 'WAITING' CHECK (status IN ('WAITING', 'DELIVERED', 'REFUSED')),
  tries integer NOT NULL DEFAULT 0,
  answer text,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX sandbox_outbox_due ON sandbox_outbox (due_at) WHERE status = 'WAITING';
COMMENT ON COLUMN sandbox_outbox.path IS 'Below /api/provider/<provider>/.';
COMMENT ON COLUMN sandbox_outbox.answer IS 'Of the last try.';

CREATE TABLE sandbox_payouts (
  reference text NOT NULL,
  bank_name text NOT NULL,
  bank_id text NOT NULL,
  account_name text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('paid', 'rejected')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (reference)
);

CREATE TABLE sandbox_messages (
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sms', 'email')),
  recipient text NOT NULL,
  subject text,
  content text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX sandbox_messages_list ON sandbox_messages (received_at DESC, id DESC);

CREATE TABLE sandbox_seamless_rounds (
  id uuid NOT NULL,
  brand_id text NOT NULL,
  player_id uuid NOT NULL,
  request_id uuid NOT NULL,
  game text NOT NULL,
  version integer NOT NULL,
  choice jsonb NOT NULL,
  outcome jsonb NOT NULL,
  bet bigint NOT NULL CHECK (bet > 0),
  win bigint NOT NULL CHECK (win >= 0),
  status text NOT NULL CHECK (status IN ('OPEN', 'PLAYED', 'REFUSED', 'CANCELLED')),
  balance_after bigint,
  started_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id),
  CONSTRAINT sandbox_seamless_rounds_request UNIQUE (brand_id, player_id, request_id)
);
COMMENT ON COLUMN sandbox_seamless_rounds.status IS 'OPEN until the platform has answered the bet.';
