import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Sessions, staff, throttles and idempotency records. Of a token only its SHA-256 is kept (A1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sessions (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      token_hash bytea NOT NULL,
      device_id text,
      user_agent text,
      ip text,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT sessions_token UNIQUE (brand_id, token_hash),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    CREATE INDEX sessions_member ON sessions (brand_id, member_id, created_at DESC, id DESC);

    CREATE TABLE staff (
      id uuid PRIMARY KEY,
      email text NOT NULL CONSTRAINT staff_email UNIQUE CHECK (email = lower(email)),
      name text NOT NULL,
      password_hash text NOT NULL,
      status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'SUSPENDED')),
      last_login_at timestamptz,
      created_at timestamptz NOT NULL
    );
    CREATE TABLE staff_roles (
      staff_id uuid NOT NULL REFERENCES staff (id),
      brand_id text NOT NULL,
      role text NOT NULL CHECK (role IN ('viewer', 'editor', 'publisher', 'operator', 'admin')),
      PRIMARY KEY (staff_id, brand_id)
    );
    COMMENT ON COLUMN staff_roles.brand_id IS 'A brand, or * for all brands.';

    CREATE TABLE staff_sessions (
      id uuid PRIMARY KEY,
      staff_id uuid NOT NULL REFERENCES staff (id),
      token_hash bytea NOT NULL CONSTRAINT staff_sessions_token UNIQUE,
      user_agent text,
      ip text,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz
    );
    CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id, created_at DESC, id DESC);

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
  `.execute(db);
}
