/**
 * Script of a game page: sends a stake and shows what the server drew. It has no odds and draws nothing
 * itself (G1, G4). A round that got no answer is sent again under its own name, so it is played once (G5).
 */
export const gameScript = `'use strict';
(function () {
  var stage = document.querySelector('.stage');
  var said = document.querySelector('.said');
  var purse = document.querySelector('.purse b');
  var form = document.querySelector('form');
  var button = form.querySelector('button');
  var kind = stage.dataset.kind;
  var money = new Intl.NumberFormat('th-TH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  var waiting = null;

  function element(name, className, text) {
    var made = document.createElement(name);
    made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }
  function symbol(name) {
    var space = 'http://www.w3.org/2000/svg';
    var svg = document.createElementNS(space, 'svg');
    var use = document.createElementNS(space, 'use');
    use.setAttribute('href', '#' + name);
    svg.setAttribute('aria-hidden', 'true');
    svg.appendChild(use);
    return svg;
  }
  function drawn(face) {
    var made = element('div', 'face');
    made.appendChild(symbol(face));
    return made;
  }
  var pips = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
  var draw = {
    slot: drawn,
    symbols: drawn,
    dice: function (face) {
      var made = element('div', 'face die');
      for (var place = 0; place < 9; place += 1) {
        made.appendChild(pips[face].indexOf(place) < 0 ? element('span', '') : element('i', face === 1 ? 'one' : ''));
      }
      return made;
    },
    cards: function (face) {
      var suit = Math.floor(face / 13);
      var rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][face % 13];
      return element('div', 'face playing-card' + (suit === 1 || suit === 2 ? ' red' : ''), rank + '\\n' + '\\u2660\\u2665\\u2666\\u2663'.charAt(suit));
    },
    digits: function (face) {
      return element('div', 'face number', face);
    },
    words: function (face) {
      return element('div', 'face word', face);
    },
  };

  function show(round) {
    stage.className = 'stage' + (round.win > 0 ? ' won' : '');
    stage.replaceChildren.apply(stage, round.faces.map(draw[kind]));
    purse.textContent = money.format(round.balance);
    said.className = 'said' + (round.win > 0 ? ' won' : '');
    said.textContent = round.win > 0 ? said.dataset.won.replace('{{amount}}', money.format(round.win)) : said.dataset.lost;
  }
  function refuse(text) {
    stage.className = 'stage';
    said.className = 'said bad';
    said.textContent = text;
  }
  function name() {
    var bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    var hex = Array.prototype.map.call(bytes, function (byte) { return (byte + 256).toString(16).slice(1); }).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  form.addEventListener('submit', function (event) {
    event.preventDefault();
    if (button.disabled) return;
    var fields = new FormData(form);
    // An unanswered request is repeated unchanged first.
    waiting = waiting || { choice: fields.get('choice'), stake: Number(fields.get('stake')), requestId: name() };
    button.disabled = true;
    stage.className = 'stage busy';
    said.textContent = '';
    var begun = Date.now();
    fetch(location.pathname + '/round' + location.search, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(waiting),
    })
      .then(function (response) {
        return response.json().then(function (body) { return { ok: response.ok, body: body }; });
      })
      .then(function (answer) {
        waiting = null;
        var rest = Math.max(0, 700 - (Date.now() - begun));
        setTimeout(function () {
          if (answer.ok) show(answer.body);
          else refuse(answer.body.message);
          button.disabled = false;
        }, rest);
      })
      .catch(function () {
        refuse(said.dataset.broken);
        button.disabled = false;
      });
  });
})();
`;
