import Testing

/// Statements of a method, with the properties that they set.
struct ObjectiveCSettingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The body of `- (void)show:(PriceCell *)cell for:(id)item` of the class `Page`.
  let body: String
  /// Without line and scope.
  let settings: [String]

  init(_ name: String, _ body: String, _ settings: [String]) {
    testDescription = name
    self.body = body
    self.settings = settings
  }

  static let objects = [
    ObjectiveCSettingCase(
      "properties by dot", #"self.play.accessibilityLabel = @"Play";"#,
      ["Page.play accessibilityLabel = “Play”"]),
    ObjectiveCSettingCase(
      "messages", #"[self.play setAccessibilityLabel:@"Play"];"#,
      ["Page.play accessibilityLabel = “Play”"]),
    ObjectiveCSettingCase(
      "instance variables",
      """
      _play.accessibilityHint = @"a"; self->_play.accessibilityHint = @"b";
      [play setAccessibilityHint:@"c"];
      """,
      [
        "Page.play accessibilityHint = “a”", "Page.play accessibilityHint = “b”",
        "Page.play accessibilityHint = “c”",
      ]),
    ObjectiveCSettingCase(
      "getters as messages", #"[[[self header] title] setText:@"a"];"#,
      ["Page.header.title text = “a”"]),
    ObjectiveCSettingCase(
      "self", "self.isAccessibilityElement = YES; [self setIsAccessibilityElement:NO];",
      ["Page isAccessibilityElement = true", "Page isAccessibilityElement = false"]),
    ObjectiveCSettingCase(
      "parameters",
      #"cell.title.text = @"a"; cell.accessibilityLabel = @"b"; [item setTitle:@"c"];"#,
      [
        "PriceCell.title text = “a”", "parameter 0 accessibilityLabel = “b”",
        "parameter 1 title = “c”",
      ]),
    ObjectiveCSettingCase(
      "variables that stand for others",
      """
      UIButton *button = self.play;
      __weak typeof(self) weakSelf = self;
      UILabel *label = [[UILabel alloc] initWithFrame:CGRectZero];
      PriceCell *row = [table dequeueReusableCellWithIdentifier:@"row"];
      id thing = [self make];
      button.hidden = YES; weakSelf.play.hidden = NO; label.hidden = YES; row.title.hidden = YES;
      thing.hidden = YES;
      UIView *first = self.a, *second = self.b, *third[2], *fourth;
      first.hidden = YES; second.hidden = YES; fourth.hidden = YES; strongSelf.c.hidden = YES;
      """,
      [
        "Page.play isHidden = true", "Page.play isHidden = false", "new UILabel isHidden = true",
        "PriceCell.title isHidden = true", "Page.make isHidden = true", "Page.a isHidden = true",
        "Page.b isHidden = true", "UIView isHidden = true", "Page.c isHidden = true",
      ]),
    ObjectiveCSettingCase(
      "variables that are set again",
      """
      UIView *view; UIButton *button = self.a;
      view = [[UIView alloc] init]; button = self.b;
      view.hidden = YES; button.hidden = YES;
      """,
      [
        "new UIView isHidden = true", "Page.a isHidden = true maybe",
        "Page.b isHidden = true maybe",
      ]),
    ObjectiveCSettingCase(
      "casts",
      """
      ((UIButton *)self.play).hidden = YES;
      ((PriceCell *)[table cellForRowAtIndexPath:path]).title.hidden = YES;
      PriceCell *row = (PriceCell *)[table cellForRowAtIndexPath:path];
      row.star.hidden = YES;
      """,
      [
        "Page.play isHidden = true", "PriceCell.title isHidden = true",
        "PriceCell.star isHidden = true",
      ]),
    ObjectiveCSettingCase(
      "elements of collections",
      """
      for (UIButton *star in self.stars) { star.hidden = YES; }
      [self.stars[0] setHidden:YES];
      [[self.stars objectAtIndex:1] setHidden:NO];
      self.stars.firstObject.hidden = YES;
      [self.stars enumerateObjectsUsingBlock:^(UIButton *star, NSUInteger i, BOOL *stop) {
        star.enabled = NO;
      }];
      """,
      [
        "each Page.stars isHidden = true maybe", "each Page.stars isHidden = true",
        "each Page.stars isHidden = false", "each Page.stars isHidden = true",
        "each Page.stars isEnabled = false",
      ]),
    ObjectiveCSettingCase(
      "views that are looked for",
      """
      [self.view viewWithTag:7].hidden = YES;
      for (UIView *view in self.view.subviews) view.hidden = YES;
      [UIButton appearance].tintColor = [UIColor redColor];
      [UIButton buttonWithType:UIButtonTypeSystem].hidden = YES;
      [Player sharedPlayer].bar.hidden = YES;
      """,
      [
        "found 7 isHidden = true", "each found isHidden = true maybe",
        "all UIButton tintColor = system red", "new UIButton isHidden = true",
        "Player.bar isHidden = true",
      ]),
    ObjectiveCSettingCase(
      "appearances in other views",
      """
      [UIButton appearanceWhenContainedInInstancesOfClasses:@[UINavigationBar.class]].tintColor = [UIColor redColor];
      [[UIButton appearanceWhenContainedIn:[UISearchBar class], nil] setTintColor:[UIColor redColor]];
      [[UIButton appearanceWhenContainedIn:[Card class], nil] setTintColor:[UIColor redColor]];
      [UIButton appearanceWhenContainedInInstancesOfClasses:@[Card.class, Page.class]].alpha = 1;
      """,
      ["all UIButton in Card tintColor = system red", "all UIButton in Card, Page alpha = 1.0"]),
    ObjectiveCSettingCase(
      "what takes the place of an item",
      """
      self.navigationItem.leftBarButtonItem = close;
      [self.navigationItem setRightBarButtonItems:@[add] animated:YES];
      if (done) self.list.tableHeaderView = nil;
      self.saved = self.navigationItem.rightBarButtonItem;
      """,
      [
        "Page.navigationItem.leftBarButtonItem replaced = true",
        "Page.navigationItem.rightBarButtonItems replaced = true",
        "Page.list.tableHeaderView replaced = true maybe",
        "Page.navigationItem.rightBarButtonItem replaced = ? maybe",
      ]),
    ObjectiveCSettingCase(
      "what is painted behind the content of a view",
      """
      [self.card.layer insertSublayer:gradient atIndex:0];
      [self.card.layer addSublayer:[CAShapeLayer layer]];
      CGContextDrawLinearGradient(context, gradient, start, end, 0);
      """,
      [
        "Page.card backgroundColor = CAGradientLayer", "Page backgroundColor = CAGradientLayer",
      ]),
    ObjectiveCSettingCase(
      "either of two", "(done ? self.play : self.stop).hidden = YES;",
      ["Page.play isHidden = true maybe", "Page.stop isHidden = true maybe"]),
    ObjectiveCSettingCase(
      "what functions return", "[self make:1].hidden = YES; make().hidden = YES; x[0]();",
      ["result Page.make isHidden = true", "result make isHidden = true"]),
  ]

  static let forms = [
    ObjectiveCSettingCase(
      "methods that set",
      """
      [self.play setTitle:@"Buy" forState:UIControlStateNormal];
      [self.play setImage:[UIImage imageNamed:@"buy"] forState:UIControlStateNormal];
      [self.play addTarget:self action:@selector(buy:) forControlEvents:UIControlEventTouchUpInside];
      [self.card addGestureRecognizer:tap];
      """,
      [
        "Page.play title = “Buy”", "Page.play image = image buy", "Page.play action = buy",
        "Page.card gesture = ?",
      ]),
    ObjectiveCSettingCase(
      "keys", #"[self.play setValue:@"Buy" forKey:@"accessibilityLabel"];"#,
      ["Page.play accessibilityLabel = “Buy”"]),
    ObjectiveCSettingCase(
      "AppKit's names",
      """
      [self.play setAccessibilityHelp:@"a"]; self.play.accessibilityRole = NSAccessibilityButtonRole;
      [[self.play cell] accessibilitySetOverrideValue:@"b"
        forAttribute:NSAccessibilityDescriptionAttribute];
      [self.play accessibilitySetOverrideValue:@"c" forAttribute:NSAccessibilitySizeAttribute];
      """,
      [
        "Page.play accessibilityHint = “a”", "Page.play accessibilityTraits = [button]",
        "Page.play.cell accessibilityLabel = “b”",
      ]),
    ObjectiveCSettingCase(
      "branches",
      """
      if (done) { self.a.hidden = YES; } else if (x) self.b.hidden = YES; else { self.c.hidden = YES; }
      self.d.hidden = YES;
      switch (kind) { case One: self.e.hidden = YES; break; default: self.f.hidden = YES; }
      do { self.g.hidden = YES; } while (self.h.hidden = NO);
      if (self.i.hidden) return; else self.j.hidden = YES;
      x ? [self.k setHidden:YES] : [self.l setHidden:YES];
      """,
      [
        "Page.a isHidden = true maybe", "Page.b isHidden = true maybe",
        "Page.c isHidden = true maybe",
        "Page.d isHidden = true", "Page.e isHidden = true maybe", "Page.f isHidden = true maybe",
        "Page.g isHidden = true maybe", "Page.h isHidden = false", "Page.j isHidden = true maybe",
        "Page.k isHidden = true maybe", "Page.l isHidden = true maybe",
      ]),
    ObjectiveCSettingCase(
      "what every initialiser asks",
      """
      if (self) { self.a.hidden = YES; }
      if ((self = [super init])) { self.b.hidden = YES; }
      if (self != nil) { self.c.hidden = YES; }
      if (self.ready) { self.d.hidden = YES; }
      if (!self) { return nil; }
      self.e.hidden = YES;
      """,
      [
        "Page.a isHidden = true", "Page.b isHidden = true", "Page.c isHidden = true",
        "Page.d isHidden = true maybe", "Page.e isHidden = true",
      ]),
    ObjectiveCSettingCase(
      "what comes after an early return",
      """
      { if (a) { self.a.hidden = YES; } self.b.hidden = YES; if (b) return; self.c.hidden = YES; }
      [self.x each:^{ if (c) { return; } self.d.hidden = YES; }];
      self.e.hidden = YES;
      if (d) { if (e) { return; } }
      self.f.hidden = YES;
      return;
      """,
      [
        "Page.a isHidden = true maybe", "Page.b isHidden = true", "Page.c isHidden = true maybe",
        "Page.d isHidden = true maybe", "Page.e isHidden = true", "Page.f isHidden = true maybe",
      ]),
    ObjectiveCSettingCase(
      "blocks",
      """
      [UIView animateWithDuration:1 animations:^{ self.a.hidden = YES; } completion:^(BOOL done) {
        self.b.hidden = YES;
      }];
      void (^later)(void) = ^{ self.c.hidden = YES; };
      dispatch_async(dispatch_get_main_queue(), ^{ self.d.hidden = YES; });
      @synchronized (self) { self.e.hidden = YES; }
      @try { self.f.hidden = YES; } @catch (NSException *e) { self.g.hidden = YES; }
      """,
      [
        "Page.a isHidden = true", "Page.b isHidden = true", "Page.c isHidden = true",
        "Page.d isHidden = true", "Page.e isHidden = true", "Page.f isHidden = true",
        "Page.g isHidden = true maybe",
      ]),
    ObjectiveCSettingCase(
      "several in one statement", "self.a.hidden = self.b.hidden = YES;",
      ["Page.b isHidden = true", "Page.a isHidden = ?"]),
    ObjectiveCSettingCase(
      "other signs", "self.a.accessibilityTraits |= UIAccessibilityTraitButton; self.a.alpha == 1;",
      ["Page.a accessibilityTraits = ?"]),
    ObjectiveCSettingCase(
      "texts and comments",
      """
      // self.a.hidden = YES;
      /* self.b.hidden = YES; */
      NSString *text = @"self.c.hidden = YES; \\" }";
      self.d.text = @"one"
        @" two";
      """,
      ["Page.d text = “one two”"]),
  ]

  static let values = [
    ObjectiveCSettingCase(
      "localised texts",
      """
      self.a.text = NSLocalizedString(@"key", @"comment");
      self.a.text = NSLocalizedStringFromTable(@"key", @"Table", nil);
      self.a.text = NSLocalizedStringFromTableInBundle(@"key", nil, bundle, nil);
      self.a.text = NSLocalizedStringFromTable(@"key", table, nil);
      self.a.text = NSLocalizedStringWithDefaultValue(@"key", @"Table", bundle, @"Text", nil);
      self.a.text = [bundle localizedStringForKey:@"key" value:@"" table:@"Table"];
      self.a.text = MYLocalized(@"key");
      self.a.text = [@"key" localized];
      self.a.text = NSLocalizedString(key, nil);
      """,
      [
        "Page.a text = localized key", "Page.a text = localized key of Table",
        "Page.a text = localized key", "Page.a text = ?",
        "Page.a text = localized key of Table (Text)", "Page.a text = localized key of Table",
        "Page.a text = localized key", "Page.a text = localized key", "Page.a text = ?",
      ]),
    ObjectiveCSettingCase(
      "other texts",
      """
      self.a.text = [NSString stringWithFormat:@"%d", 1];
      self.a.text = kTitle; self.a.text = Strings.title; self.a.text = [Strings close];
      self.a.text = self.b.text; self.a.text = item.name; self.a.text = nil;
      self.a.attributedText = [[NSAttributedString alloc] initWithString:@"a" attributes:x];
      self.a.text = x ? @"a" : @"b";
      """,
      [
        "Page.a text = ?", "Page.a text = kTitle", "Page.a text = Strings.title",
        "Page.a text = Strings.close", "Page.a text = Page.b text", "Page.a text = ?",
        "Page.a text = nil", "Page.a attributedText = “a”", "Page.a text = ?",
      ]),
    ObjectiveCSettingCase(
      "variables that are set once",
      """
      NSString *once = @"a"; NSString *twice = @"a"; twice = @"b"; NSString *never;
      self.a.text = once; self.a.text = twice; self.a.text = never;
      """,
      ["Page.a text = “a”", "Page.a text = ?", "Page.a text = ?"]),
    ObjectiveCSettingCase(
      "traits",
      """
      self.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitStaticText;
      self.accessibilityTraits = UIAccessibilityTraitNone;
      self.accessibilityTraits = UIAccessibilityTraitButton | extra;
      self.accessibilityElements = @[]; self.accessibilityElements = @[self.a];
      """,
      [
        "Page accessibilityTraits = [button staticText]", "Page accessibilityTraits = []",
        "Page accessibilityTraits = ?", "Page accessibilityElements = []",
        "Page accessibilityElements = ?",
      ]),
    ObjectiveCSettingCase(
      "fonts",
      """
      self.a.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
      self.a.font = [UIFont boldSystemFontOfSize:17.5f];
      self.a.font = [UIFont fontWithName:@"Gill Sans" size:size];
      self.a.font = [[UIFontMetrics defaultMetrics] scaledFontForFont:font];
      self.a.adjustsFontForContentSizeCategory = YES;
      """,
      [
        "Page.a font = style body", "Page.a font = fixed 17.5",
        "Page.a font = fixed ?", "Page.a font = scaled",
        "Page.a adjustsFontForContentSizeCategory = true",
      ]),
    ObjectiveCSettingCase(
      "colours and images",
      """
      self.a.textColor = [UIColor colorNamed:@"Accent"]; self.a.textColor = UIColor.labelColor;
      self.a.textColor = [UIColor colorWithRed:51/255.0 green:0.5f blue:0 alpha:1];
      self.a.textColor = [UIColor colorWithWhite:0.5 alpha:-1]; self.a.textColor = [self color];
      self.b.image = [UIImage systemImageNamed:@"bolt"]; self.b.image = [Images bolt];
      """,
      [
        "Page.a textColor = named Accent", "Page.a textColor = system label",
        "Page.a textColor = 0.2 0.5 0.0 1.0",
        "Page.a textColor = 0.5 0.5 0.5 -1.0",
        "Page.a textColor = ?", "Page.b image = symbol bolt", "Page.b image = Images.bolt",
      ]),
    ObjectiveCSettingCase(
      "what a preprocessor chooses",
      """
      #if 0
      self.a.hidden = YES;
      #else
      self.b.hidden = YES;
      #endif
      #ifdef DEBUG
      if (x) {
      #else
      if (y) {
      #endif
        self.c.hidden = YES;
      }
      #if DEBUG
      self.d.hidden = YES;
      #elif RELEASE
      self.e.hidden = YES;
      #endif
      self.f.hidden = YES;
      """,
      [
        "Page.b isHidden = true", "Page.c isHidden = true maybe", "Page.d isHidden = true",
        "Page.e isHidden = true", "Page.f isHidden = true",
      ]),
    ObjectiveCSettingCase(
      "C++",
      """
      std::vector<int> list = {1, 2}; auto *x = app::make(1);
      auto later = [this](int a) { self.a.hidden = YES; };
      self.b.hidden = YES;
      """,
      ["Page.a isHidden = true", "Page.b isHidden = true"]),
  ]
}
