/**
 * The chat of a demo. It offers the methods of `window.Tawk_API` that the member app calls, as the provider's script
 * does, and answers each message with one fixed sentence. Nothing that is typed leaves the page. It sets no inline
 * style, so that the brand's policy is as strict as without a chat.
 */
export const chatScript = `'use strict';
(function () {
  var texts = {
    th: {
      title: 'แชทสด (ตัวอย่าง)',
      open: 'เปิดแชทสด',
      close: 'ปิดแชทสด',
      demo: 'แชทนี้เป็นตัวอย่างของเว็บสาธิต ไม่มีเจ้าหน้าที่ตอบ และข้อความไม่ถูกส่งออกจากหน้านี้',
      greeting: 'สวัสดีคุณ {{name}} มีอะไรให้เราช่วยไหม',
      stranger: 'สวัสดี มีอะไรให้เราช่วยไหม',
      answer: 'ขอบคุณสำหรับข้อความ เว็บจริงจะมีเจ้าหน้าที่ตอบตรงนี้',
      message: 'พิมพ์ข้อความ',
      send: 'ส่ง',
    },
    en: {
      title: 'Live chat (demo)',
      open: 'Open live chat',
      close: 'Close live chat',
      demo: 'This is the sample chat of a demo site. Nobody reads it, and no message leaves this page.',
      greeting: 'Hello {{name}}, how can we help?',
      stranger: 'Hello, how can we help?',
      answer: 'Thank you for your message. On a real site, an agent answers here.',
      message: 'Type a message',
      send: 'Send',
    },
  };
  var member = '';
  var messages = [];

  function element(name, properties, children) {
    var made = Object.assign(document.createElement(name), properties);
    (children || []).forEach(function (child) { made.appendChild(child); });
    return made;
  }
  function icon() {
    var space = 'http://www.w3.org/2000/svg';
    var svg = document.createElementNS(space, 'svg');
    var path = document.createElementNS(space, 'path');
    var attributes = { viewBox: '0 0 24 24', width: 26, height: 26, fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'stroke-linejoin': 'round', 'aria-hidden': 'true' };
    Object.keys(attributes).forEach(function (name) { svg.setAttribute(name, attributes[name]); });
    path.setAttribute('d', 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5');
    svg.appendChild(path);
    return svg;
  }

  var open = element('button', { type: 'button', className: 'open' }, [icon()]);
  var title = element('span', { id: 'title' });
  var close = element('button', { type: 'button', textContent: '\\u00d7' });
  var log = element('ol', { className: 'log', tabIndex: 0 });
  var input = element('input', { maxLength: 200, autocomplete: 'off' });
  var send = element('button', { type: 'submit' });
  var form = element('form', {}, [input, send]);
  var panel = element('div', { className: 'panel', hidden: true }, [element('header', {}, [title, close]), log, form]);
  var aside = element('aside', {}, [open, panel]);
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-labelledby', 'title');
  log.setAttribute('aria-live', 'polite');

  // A shadow root separates the styles of page and chat, as a provider's frame does.
  var host = element('div', { id: 'sandbox-chat', hidden: true });
  var root = host.attachShadow({ mode: 'open' });
  // Without its style the button would be drawn elsewhere first, and jump.
  aside.hidden = true;
  root.appendChild(element('link', {
    rel: 'stylesheet',
    href: '/sandbox/files/chat.css',
    onload: function () { aside.hidden = false; },
  }));
  root.appendChild(aside);

  function words() {
    return texts[document.documentElement.lang === 'en' ? 'en' : 'th'];
  }
  function render() {
    var text = words();
    title.textContent = text.title;
    aside.setAttribute('aria-label', text.title);
    log.setAttribute('aria-label', text.title);
    open.setAttribute('aria-label', text.open);
    close.setAttribute('aria-label', text.close);
    input.setAttribute('aria-label', text.message);
    input.placeholder = text.message;
    send.textContent = text.send;
    var greeting = member ? text.greeting.replace('{{name}}', function () { return member; }) : text.stranger;
    var lines = [['demo', text.demo], ['', greeting]].concat(messages.map(function (message) {
      return message.own === undefined ? ['', text.answer] : ['own', message.own];
    }));
    log.replaceChildren.apply(log, lines.map(function (line) {
      return element('li', { className: line[0], textContent: line[1] });
    }));
    log.scrollTop = log.scrollHeight;
  }
  function show(isOpen) {
    panel.hidden = !isOpen;
    open.hidden = isOpen;
    if (isOpen) render();
  }
  var opener = open;
  function start() {
    if (!host.contains(document.activeElement)) opener = document.activeElement;
    show(true);
    input.focus();
  }

  open.addEventListener('click', start);
  close.addEventListener('click', function () {
    show(false);
    opener.focus();
    if (chat.onChatMinimized) chat.onChatMinimized();
  });
  panel.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') close.click();
  });
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    var typed = input.value.trim();
    if (typed === '') return;
    messages.push({ own: typed }, {});
    input.value = '';
    render();
  });
  new MutationObserver(render).observe(document.documentElement, { attributeFilter: ['lang'] });

  var chat = (window.Tawk_API = window.Tawk_API || {});
  function introduce(who, done) {
    if (who.name !== undefined) member = String(who.name);
    render();
    if (done) done();
  }
  chat.setAttributes = introduce;
  chat.login = introduce;
  chat.logout = function (done) {
    member = '';
    messages = [];
    show(false);
    render();
    if (done) done();
  };
  chat.showWidget = function () { host.hidden = false; };
  chat.hideWidget = function () { host.hidden = true; show(false); };
  chat.maximize = start;

  if (chat.onBeforeLoad) chat.onBeforeLoad();
  render();
  document.body.appendChild(host);
  if (chat.onLoad) chat.onLoad();
})();
`;
