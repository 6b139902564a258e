import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Members, their bank, address and monthly deposits. `brand_id` leads every key: brands never mix. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    DO $$ BEGIN
      IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'sala_app') THEN CREATE ROLE sala_app NOLOGIN; END IF;
      EXECUTE format('GRANT sala_app TO %I', current_user);
    END $$;
    GRANT USAGE ON SCHEMA public TO sala_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO sala_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO sala_app;

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
      PRIMARY KEY (brand_id, id),
      CONSTRAINT members_username UNIQUE (brand_id, username),
      CONSTRAINT members_phone UNIQUE (brand_id, phone_e164),
      CONSTRAINT members_aff_code UNIQUE (brand_id, aff_code),
      FOREIGN KEY (brand_id, inviter_id) REFERENCES members (brand_id, id)
    );
    CREATE INDEX members_list ON members (brand_id, created_at DESC, id DESC);
    CREATE INDEX members_inviter ON members (brand_id, inviter_id, created_at DESC, id DESC) WHERE inviter_id IS NOT NULL;

    CREATE TABLE member_banks (
      brand_id text NOT NULL,
      member_id uuid NOT NULL,
      id uuid NOT NULL,
      bank_name text NOT NULL,
      bank_id text NOT NULL CHECK (bank_id ~ '^[0-9]{5,20}$'),
      account_name text NOT NULL,
      changed_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, member_id),
      CONSTRAINT member_banks_account UNIQUE (brand_id, bank_name, bank_id),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );

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
  `.execute(db);
}
