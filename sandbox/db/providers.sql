-- What the sandbox stores as the outside services of the platform: calls that it still has to make, payouts that it
-- got, messages that it delivered, and games that are staked from the platform's balance.

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

ALTER TABLE sandbox_bank_transfers ADD COLUMN payment_reference text;

ALTER TABLE sandbox_game_launches ADD COLUMN provider text NOT NULL DEFAULT 'sandbox';

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
  PRIMARY KEY (id),
  CONSTRAINT sandbox_seamless_rounds_request UNIQUE (brand_id, player_id, request_id)
);
COMMENT ON COLUMN sandbox_seamless_rounds.status IS 'OPEN until the platform has answered the bet.';
