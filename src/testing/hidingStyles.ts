/**
 * Keeps of the components' styles what hides an element. Role queries compute the style of every element they visit, and
 * jsdom matches it with every rule and parses every declaration of those that match.
 */
const HIDING = '\\s*(?:display|visibility|opacity)\\s*:';
const hiding = new RegExp(`[{;]${HIDING}`);
const otherDeclarations = new RegExp(`([{;])(?!${HIDING})[^{};]*(?=[;}])`, 'g');

const hidingPart = (rule: string) =>
  hiding.test(rule) ? rule.replace(otherDeclarations, '$1') : '#none { }';

const isOfComponents = ({ ownerNode }: CSSStyleSheet) =>
  ownerNode instanceof Element && ownerNode.hasAttribute('data-styled');

// Some tests of this project have no page.
if (typeof CSSStyleSheet !== 'undefined') {
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    return insertRule.call(this, isOfComponents(this) ? hidingPart(rule) : rule, index);
  };
}
