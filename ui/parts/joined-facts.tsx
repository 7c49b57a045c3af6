import { Fragment } from 'react';

/** Short facts in one line; each keeps its own direction, so that `1.2 MB` reads the same among Arabic words. */
export const JoinedFacts = ({ facts }: { readonly facts: readonly string[] }) =>
  facts.map((fact, at) => (
    <Fragment key={at}>
      {at > 0 && ' · '}
      <bdi className="whitespace-nowrap">{fact}</bdi>
    </Fragment>
  ));
