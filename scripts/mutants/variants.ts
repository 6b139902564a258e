import { accessVariants } from './accessVariants';
import { moneyVariants } from './moneyVariants';
import { operationVariants } from './operationVariants';
import { playVariants } from './playVariants';

export const variants = [...moneyVariants, ...accessVariants, ...playVariants, ...operationVariants];
