import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What members set themselves as bounds of play, and what tells a person again (R1 to R8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await persons(db);
  await limits(db);
  await breaks(db);
  await stretches(db);
}

/** `name_key` is the name without title, spaces and invisible signs: with the birth date it tells a person again (R8). */
async function persons(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE members
      ADD COLUMN birth_date date,
      ADD COLUMN birth_date_needed boolean NOT NULL DEFAULT false,
      ADD COLUMN name_key text;
    CREATE INDEX members_person ON members (brand_id, birth_date, name_key) WHERE birth_date IS NOT NULL;
    CREATE INDEX deposit_requests_credited ON deposit_requests (brand_id, member_id, completed_at)
      WHERE status = 'SUCCESS';
  `.execute(db);
}

async function limits(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE deposit_limits (
      brand_id text NOT NULL,
      member_id uuid NOT NULL,
      period text NOT NULL CHECK (period IN ('DAY', 'WEEK', 'MONTH')),
      amount bigint NOT NULL CHECK (amount > 0),
      pending_amount bigint CHECK (pending_amount > amount),
      pending_since timestamptz,
      PRIMARY KEY (brand_id, member_id, period),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    COMMENT ON COLUMN deposit_limits.pending_amount IS 'Higher limit that waits to be confirmed; null with pending_since takes the limit away.';
  `.execute(db);
}

/** A break can be made longer by another one and never shorter; only an endless one gets an end, a week ahead (R3). */
async function breaks(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE play_breaks (
      brand_id text NOT NULL,
      member_id uuid NOT NULL,
      id uuid NOT NULL,
      kind text NOT NULL CHECK (kind IN ('TIME_OUT', 'SELF_EXCLUSION')),
      starts_at timestamptz NOT NULL,
      ends_at timestamptz CHECK (ends_at > starts_at),
      end_requested_at timestamptz,
      PRIMARY KEY (brand_id, member_id, id),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    COMMENT ON COLUMN play_breaks.id IS 'The same for one person at every brand of the operator.';
    CREATE INDEX play_breaks_person ON play_breaks (id);
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
    CREATE TRIGGER play_breaks_fixed BEFORE DELETE OR TRUNCATE ON play_breaks EXECUTE FUNCTION refuse_change();
    REVOKE DELETE, TRUNCATE ON play_breaks FROM sala_app;
  `.execute(db);
}

/** One stretch of play without a longer pause, for the reality check (R4). */
async function stretches(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE play_stretches (
      brand_id text NOT NULL,
      member_id uuid NOT NULL,
      every_minutes smallint NOT NULL DEFAULT 60 CHECK (every_minutes BETWEEN 15 AND 60),
      since timestamptz,
      seen_at timestamptz,
      PRIMARY KEY (brand_id, member_id),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    COMMENT ON COLUMN play_stretches.since IS 'Begin of play, or the last answer since; null when play ended with an answer.';
  `.execute(db);
}
