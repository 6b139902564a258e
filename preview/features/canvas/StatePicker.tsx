import { SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { initialState, type StateDimension, stateDimensions, stateWords } from '#schemas/preview/state';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { Popover } from '@staff/ui/Popover';
import { Select } from '@staff/ui/Select';
import { useView } from '@studio/core/browser/useView';
import { initialView } from '@studio/core/browser/view';
import { routeFor, withState } from '@studio/features/screens/chooseState';

/** The state of the member's world that the frames show, one list per dimension. */
export function StatePicker() {
  const t = useTexts('canvas');
  const { view, setView } = useView();
  const nameOf = (dimension: StateDimension, value: string) =>
    t(`state.${dimension}.${value}` as 'state.member.visitor');
  const choose = (dimension: StateDimension, value: string) => {
    setView((now) => {
      const state = withState(now.state, dimension, value);
      return { state, route: routeFor(now.route, state, dimension) };
    });
  };
  const unusual = stateDimensions.filter((name) => view.state[name] !== initialState[name]);
  const summary = ['member' as const, ...unusual.filter((name) => name !== 'member')]
    .map((name) => nameOf(name, view.state[name]))
    .join(' · ');
  return (
    <Popover
      label={t('state.title')}
      width={280}
      trigger={
        <Trigger size="s" icon={<SlidersHorizontal size={14} aria-hidden="true" />} title={summary}>
          {summary}
        </Trigger>
      }
    >
      <List>
        {stateDimensions.map((dimension) => (
          <Select
            key={dimension}
            label={t(`dimension.${dimension}`)}
            size="s"
            value={view.state[dimension] as string}
            choices={stateWords[dimension].map((value) => ({ value, label: nameOf(dimension, value) }))}
            onChange={(value) => choose(dimension, value)}
          />
        ))}
        <Button
          size="s"
          variant="ghost"
          disabled={unusual.length === 0}
          onClick={() => setView({ state: initialState, route: initialView.route })}
        >
          {t('state.reset')}
        </Button>
      </List>
    </Popover>
  );
}

const Trigger = styled(Button)`
  max-width: 240px;
  & > span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

const List = styled.div`
  display: grid;
  gap: 8px;
`;
