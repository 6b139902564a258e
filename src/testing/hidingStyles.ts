import { hidingPart } from './hidingPart';

/*
 * Keeps of the components' styles what hides an element. Role queries compute the style of every element they visit, and
 * jsdom matches it with every rule and parses every declaration of those that match.
 */
const isOfComponents = ({ ownerNode }: CSSStyleSheet) =>
  ownerNode instanceof Element && ownerNode.hasAttribute('data-styled');

// Some tests of this project have no page.
if (typeof CSSStyleSheet !== 'undefined') {
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    return insertRule.call(this, isOfComponents(this) ? hidingPart(rule) || '#none { }' : rule, index);
  };
}
