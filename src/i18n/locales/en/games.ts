import type { games as th } from '../th/games';

export const games: Record<keyof typeof th, string> = {
  'provider.title': 'Providers',
  'provider.games': 'Games by {{name}}',
  'provider.seeGames': 'See games',
  'games.title': 'Games in this category',
  'game.open': 'Play {{name}}',
  'game.hot': 'Hot',
  'game.closed': 'Under maintenance',
  'category.closed': '{{category}} is under maintenance',
  'category.closedText': 'Please come back later or choose another category',
  'favourite.add': 'Add {{name}} to favourites',
  'favourite.remove': 'Remove {{name}} from favourites',

  'chosen.title': 'Your game',
  'chosen.others': 'More games from {{name}}',

  'view.label': 'Choose a list of games',
  'view.all': 'All',
  'view.favourite': 'Favourites',
  'view.recent': 'Recent',

  'search.inProvider': 'Search games by {{name}}',
  'search.clear': 'Clear search',
  'search.found': 'Games found: {{n}}',
  'search.hint': 'Try the name of a game in Thai or English',

  'empty.category': 'No games in this category yet',
  'empty.provider': 'No games by this provider yet',
  'empty.text': 'Please come back later or choose another category',
  'empty.favourite': 'No favourite games yet',
  'empty.favouriteText': 'Tap the heart on a game to keep it here',
  'empty.recent': 'No recently played games',
  'empty.recentText': 'Games you play appear here',
  'empty.toAll': 'See all games',

  'unknown.title': 'Game not found',
  'unknown.text': 'The link may be wrong, or the provider is no longer available',

  'open.waiting': 'Opening the game…',
  'open.blocked': 'The browser blocked the new window, please press Play',
  'open.play': 'Play',
  'frame.close': 'Leave the game',
  'frame.slow':
    'The game is taking longer than usual to open. Your credit is safe: wait a moment, or leave and open it again',
  'credit.low': 'You have no credit to play with yet',
  'credit.deposit': 'Deposit',
  'credit.none': 'No credit is left in a game. Deposit to start playing',
  'credit.home': 'Bring credit back',

  'status.pending': 'On its way',
  'status.done': 'Done',
  'status.refused': 'Did not go through',
  'status.unknown': 'In progress',
  'search.category': 'Category',
  'search.closed': 'Closed',
  'search.provider': 'Game provider',
  'search.foundAll': '{{n}} found',
  'search.none': 'No game found',
};
