import type { FastifyInstance } from 'fastify';
import { stateDimensions, stateWords } from '#schemas/preview/state';
import { InputError } from '../lib/inputError';
import { type Scenarios, stateOf } from './scenarios';

/** A page at `/` that shows the scenario and chooses another one; programs post the same form. */
export function scenarioPage(app: FastifyInstance, scenarios: Scenarios, onChoice: () => void): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, body);
    },
  );
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(scenarios)));
  app.post<{ Body: string | undefined }>('/', (request, reply) => {
    try {
      scenarios.choose(stateOf(new URLSearchParams(request.body)));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return reply.code(400).type('text/plain; charset=utf-8').send(error.message);
    }
    onChoice();
    return reply.redirect('/', 303);
  });
}

const page = ({ state }: Scenarios): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mock API</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
  form { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; align-items: center }
</style>
<h1>Mock API</h1>
<p>Every call of the member app is answered from this scenario. Any credentials log in; a choice ends all sessions.</p>
<form method="post" action="/">
${stateDimensions.map((name) => `<label for="${name}">${name}</label><select id="${name}" name="${name}">${optionsOf(stateWords[name], state[name])}</select>`).join('\n')}
<span></span><button>Choose</button>
</form>
`;

const optionsOf = (words: readonly string[], chosen: string): string =>
  words.map((word) => `<option${word === chosen ? ' selected' : ''}>${word}</option>`).join('');
