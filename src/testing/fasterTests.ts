import * as React from 'react';
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

const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object | undefined>)[key];

/*
 * React's development build captures a stack for each element that is created, up to a number per second. Tests never read
 * one, and it is a tenth of their time. The production build has no counter.
 */
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
