import { accessVariants } from './accessVariants';
import { moneyVariants } from './moneyVariants';
import { operationVariants } from './operationVariants';
import { playVariants } from './playVariants';
import { turnoverVariants } from './turnoverVariants';

export const variants = [
  ...moneyVariants,
  ...accessVariants,
  ...playVariants,
  ...turnoverVariants,
  ...operationVariants,
];
