import { html } from '../bank/html';
import type { Language } from '../games/gameTexts';
import { chaosPorts, faultsOf, type ChaosState, type Fault } from './chaos';
import { faultTexts, pageTexts, portTexts } from './chaosTexts';
import { toolPage } from './toolPage';

/** The faults with their switches. */
export function chaosPage({ slowMs, faults }: ChaosState, language: Language): string {
  const texts = pageTexts[language];
  const isOn = (on: readonly Fault[] | undefined, fault: Fault) => on?.includes(fault) ?? false;
  return toolPage(
    { language, path: '/chaos', title: texts.title },
    html`<section><h1>${texts.title}</h1><p class="hint">${texts.hint}</p>
<form method="post" action="/chaos?language=${language}">
<div class="faults wide">${chaosPorts.map(
      (port) =>
        html`<fieldset><legend>${portTexts[port][language]}</legend>${faultsOf[port].map((fault) =>
          isOn(faults[port], fault)
            ? html`<label class="tick"><input type="checkbox" name="${port}" value="${fault}" checked>${faultTexts[fault][language]}</label>`
            : html`<label class="tick"><input type="checkbox" name="${port}" value="${fault}">${faultTexts[fault][language]}</label>`,
        )}</fieldset>`,
    )}</div>
<label>${texts.slowMs}<input name="slowMs" inputmode="numeric" pattern="[0-9]{1,6}" required value="${slowMs}"></label>
<p class="actions wide"><button type="submit">${texts.save}</button><button class="button quiet" type="submit" name="clear" value="1">${texts.clear}</button></p>
</form></section>`,
  );
}

/** The fields of the page's form as the body of `PUT /chaos`. */
export function chaosOfForm(fields: URLSearchParams): unknown {
  const slowMs = Number(fields.get('slowMs'));
  if (fields.has('clear')) return { slowMs, faults: {} };
  const on = chaosPorts.flatMap((port) => (fields.has(port) ? [[port, fields.getAll(port)] as const] : []));
  return { slowMs, faults: Object.fromEntries(on) };
}
