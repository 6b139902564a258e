/**
 * Rules for a block that may lie beyond the edge of the screen: its inside is styled, laid out and painted once it
 * comes near. Only where shadows may reach out of such a block all the same; elsewhere nothing changes.
 */
export const outOfSight = `
  @supports (overflow-clip-margin: 1px) {
    content-visibility: auto;
    /* A guess until it has been laid out. */
    contain-intrinsic-height: auto 320px;
    overflow-clip-margin: 80px;
  }
`;
