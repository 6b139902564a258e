-- Sign-in of staff with identity providers.

ALTER TABLE staff ALTER COLUMN password_hash DROP NOT NULL;
COMMENT ON COLUMN staff.password_hash IS 'Empty for staff whom an identity provider introduced.';

ALTER TABLE staff_sessions ADD COLUMN factor_by_provider boolean NOT NULL DEFAULT false;
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
