// Written by `npm run train:sender`: what each sign says about a name of a text with a given brand, in hundredths.

export const packedGivenWeights = `
behind label core=-34;behind label full=-36;behind label lead=40;behind label other=-26;behind label=-30;capital all=56
capital no text=36;capital none=-103;capital some=-40;form address kind none capital none=31;form address kind none=31
form address left none=31;form address right none=25;form address=31;form core kind ordinary capital no text=11
form core kind ordinary capital none=-40;form core kind particular capital all=27
form core kind particular capital none=-52;form core kind particular capital some=-17
form core kind person capital all=-19;form core kind person=-19;form core kind place capital all=8
form core kind place=8;form core left none=-14;form core left other=15;form core of 2=-23;form core of 3=9
form core place comma word=30;form core place comma=39;form core place first colon=47;form core place first word=-18
form core place first=-12;form core place inside colon=10;form core place inside comma=10;form core place inside end=53
form core place inside sentence=-29;form core place inside word=-33;form core place inside=-24
form core place sentence comma=42;form core place sentence end=58;form core place sentence word=39
form core place sentence=49;form core right generic=-14;form core right other trade=-52;form core right other=-22
form full kind ordinary capital all=23;form full kind ordinary capital none=-30;form full kind ordinary=-10
form full kind particular capital all=13;form full kind particular capital no text=54
form full kind particular capital none=-13;form full kind particular capital some=-21;form full kind particular=9
form full kind person capital all=44;form full kind person=37;form full left none=11;form full of 1=18
form full place colon word=-9;form full place colon=-36;form full place comma end=24;form full place first word=17
form full place first=15;form full place inside comma=-23;form full place inside end=-11
form full place inside sentence=11;form full place sentence end=16;form full right none=-18;form full right other=22
form full=8;form handle kind none capital no text=37;form handle kind none capital none=28;form handle kind none=37
form handle left none=37;form handle of 3=32;form handle place at-sign sentence=18;form handle place at-sign=31
form handle right none=37;form handle=37;form initials kind none capital all=42;form initials kind none=42
form initials left none=42;form initials of 3=54;form initials place first colon=15;form initials place first word=38
form initials place first=38;form initials right none=28;form initials-word kind none capital all=33
form initials-word kind none=33;form initials-word left none=33;form initials-word of 3=33
form initials-word right none=32;form initials-word=33;form initials=42;form joined kind none capital none=38
form joined kind none=36;form joined left none=36;form joined of 2=32;form joined of 3=17
form joined place inside sentence=23;form joined place inside=34;form joined right none=41;form joined=36
form lead kind ordinary capital all=33;form lead kind ordinary capital none=-81
form lead kind particular capital all=27;form lead kind particular capital none=-64;form lead kind particular=14
form lead kind person capital all=-12;form lead kind person=-17;form lead place comma=34;form lead place first colon=53
form lead place first word=-24;form lead place first=-9;form lead place inside comma=34
form lead place inside sentence=-28;form lead place inside word=-12;form lead place sentence end=26
form lead place sentence word=-15;form other kind number capital all=-34;form other kind number=-46
form other kind ordinary capital none=-23;form other kind ordinary=-26;form other kind particular capital all=21
form other kind particular capital none=-59;form other kind person capital all=12;form other kind person=8
form other left none=-10;form other left own=-34;form other of 2=-28;form other place first word=-12
form other place first=-22;form other place inside colon=-20;form other place inside end=-13
form other place inside word=20;form other place sentence end=23;form other place sentence word=-13;form other=-16
form worded kind none capital all=11;form worded kind none capital no text=45;form worded kind none capital none=-42
form worded of 1=-33;form worded of 2=-9;form worded of 3=31;form worded place colon end=40;form worded place colon=40
form worded place first colon=14;form worded place first word=25;form worded place first=44
form worded place inside word=51;form worded place inside=-13;form worded place sentence end=9
form worded place sentence=-18;kind generic next word capital all=-10;kind generic=-31;kind none count 0 capital all=41
kind none count 0 capital no text=56;kind none count 0 capital none=17;kind none next colon capital all=37
kind none next end capital all=14;kind none next end capital no text=22;kind none next end capital none=34
kind none next sentence capital all=30;kind none next word capital all=53;kind none place at-sign capital no text=37
kind none place at-sign capital none=23;kind none place colon capital none=45;kind none place first capital all=51
kind none place inside capital no text=27;kind none place inside capital none=13
kind none place sentence capital all=13;kind none=55;kind number count 1 capital all=-42
kind number next word capital all=21;kind number place inside capital all=-14;kind number=-27
kind ordinary count 1 capital all=10;kind ordinary count 1 capital none=-64;kind ordinary count 2 capital all=59
kind ordinary count 2 capital none=-27;kind ordinary next colon capital all=62;kind ordinary next comma capital all=12
kind ordinary next end capital all=38;kind ordinary next sentence capital all=30
kind ordinary next sentence capital none=-22;kind ordinary next word capital no text=41
kind ordinary next word capital none=-84;kind ordinary place first capital all=9
kind ordinary place inside capital all=37;kind ordinary place inside capital none=-70;kind ordinary=-21
kind particular count 1 capital all=16;kind particular count 1 capital none=-70;kind particular count 2 capital all=42
kind particular count 2 capital no text=69;kind particular count 2 capital none=-46
kind particular count 2 capital some=-9;kind particular count 3 capital all=28;kind particular count 3 capital some=-27
kind particular next city capital all=30;kind particular next colon capital all=28
kind particular next comma capital all=24;kind particular next comma capital none=-50
kind particular next end capital all=27;kind particular next number capital all=38
kind particular next sentence capital all=17;kind particular next sentence capital none=24
kind particular next word capital all=16;kind particular next word capital no text=32
kind particular next word capital none=-92;kind particular place colon capital all=22
kind particular place comma capital all=64;kind particular place dash capital all=33
kind particular place first capital all=17;kind particular place inside capital all=33
kind particular place inside capital no text=17;kind particular place inside capital none=-114
kind particular place inside capital some=52;kind particular place line capital all=15
kind particular place sentence capital no text=44;kind particular=16;kind person count 1 capital all=22
kind person count 1 capital none=-39;kind person count 2 capital all=-17;kind person next end capital all=43
kind person next word capital all=19;kind person place inside capital all=11;kind person place inside capital none=-28
kind person place sentence capital all=14;kind place count 1 capital all=-33;kind place next word capital all=-41
left none=14;left own=-31;m a city=32;m a colon=11;m a dash=50;m a end=44;m a number=-28;m a opt-out=-16;m a other=36
m a phone=46;m a picture=60;m a sentence=18;m a word=-10;m after are inside=20;m after are=20;m after by inside=-13
m after by=-13;m after en inside=-33;m after en=-26;m after for=-17;m after has=-18;m after here first=47
m after here=47;m after in inside=-29;m after in=-29;m after is first=-43;m after is inside=14;m after is=-40
m after le first=38;m after le inside=39;m after le=50;m after office=21;m after on=33;m after will sentence=40
m after will=29;m after y inside=-33;m after y=-36;m among 1=11;m among 3=-12;m and=72;m ao colon ordinary all=-32
m ao colon ordinary none=67;m ao colon ordinary some=-19;m ao comma ordinary none=10;m ao comma ordinary some=-25
m ao end ordinary all=47;m ao end ordinary none=34;m ao end ordinary some=14;m ao number ordinary none=-25
m ao other ordinary none=21;m ao phone ordinary none=46;m ao sentence ordinary all=15;m ao sentence ordinary some=10
m ao word ordinary all=-11;m ao word ordinary none=-14;m ao word ordinary some=19;m as colon surety 0=26
m as colon surety 2=-18;m as colon surety 3=36;m as comma surety 0=-21;m as comma surety 1=12;m as comma surety 2=-11
m as comma surety 3=55;m as dash surety 3=41;m as end surety 0=-15;m as end surety 1=60;m as end surety 2=13
m as end surety 3=48;m as number surety 1=-23;m as other surety 1=30;m as sentence surety 0=-47
m as sentence surety 1=23;m as sentence surety 2=35;m as sentence surety 3=29;m as word surety 0=-14
m as word surety 1=-11;m as word surety 3=11;m b at-sign=57;m b bracket=20;m b comma=30;m b dash=14;m b greeted=54
m b inside=-13;m b line=20;m ba at-sign end=10;m ba at-sign sentence=48;m ba at-sign word=11;m ba colon end=37
m ba colon word=20;m ba comma end=52;m ba dash end=27;m ba first colon=25;m ba first comma=-36;m ba first dash=39
m ba inside comma=9;m ba inside number=-31;m ba inside opt-out=-9;m ba inside sentence=-9;m ba inside word=-13
m ba line end=12;m ba sentence city=42;m ba sentence comma=54;m ba sentence end=35
m bao at-sign sentence ordinary none words 1=18;m bao comma end ordinary none words 2=30
m bao dash end ordinary none words 1=19;m bao first colon ordinary none words 1=57
m bao first colon ordinary none words 2=45;m bao first colon ordinary some words 3=29
m bao first word ordinary all words 1=-9;m bao first word ordinary none words 2=-12
m bao first word ordinary none words 3=64;m bao first word ordinary some words 2=24
m bao first word ordinary some words 3=35;m bao inside colon ordinary none words 1=9
m bao inside colon ordinary none words 2=50;m bao inside comma ordinary all words 1=-34
m bao inside comma ordinary none words 2=73;m bao inside comma ordinary some words 2=-16
m bao inside end ordinary none words 2=29;m bao inside number ordinary none words 1=-26
m bao inside sentence ordinary all words 1=-13;m bao inside sentence ordinary none words 1=-20
m bao inside sentence ordinary none words 2=19;m bao inside sentence ordinary some words 2=-15
m bao inside word ordinary all words 1=-15;m bao inside word ordinary none words 3=-17
m bao sentence comma ordinary none words 1=43;m bao sentence end ordinary none words 1=23
m bao sentence end ordinary none words 2=20;m bao sentence end ordinary some words 2=24
m bao sentence word ordinary all words 2=41;m bao sentence word ordinary none words 1=-21
m bao sentence word ordinary none words 3=8;m bao sentence word ordinary some words 2=70;m bas at-sign end surety 1=8
m bas at-sign sentence surety 1=48;m bas colon end surety 1=28;m bas colon word surety 1=10;m bas comma end surety 3=38
m bas comma word surety 1=17;m bas dash end surety 1=19;m bas first colon surety 1=67;m bas first colon surety 2=-9
m bas first colon surety 3=49;m bas first dash surety 3=39;m bas first word surety 0=13;m bas first word surety 1=-10
m bas first word surety 2=48;m bas inside colon surety 1=-17;m bas inside colon surety 2=-17
m bas inside colon surety 3=16;m bas inside comma surety 0=11;m bas inside comma surety 3=55
m bas inside end surety 0=-20;m bas inside end surety 1=50;m bas inside end surety 2=-16;m bas inside end surety 3=52
m bas inside number surety 1=-26;m bas inside sentence surety 0=-36;m bas inside sentence surety 2=29
m bas inside sentence surety 3=22;m bas inside word surety 0=-29;m bas inside word surety 2=-20
m bas inside word surety 3=19;m bas sentence comma surety 1=45;m bas sentence end surety 0=41
m bas sentence end surety 1=31;m bas sentence end surety 2=23;m bas sentence end surety 3=13
m bas sentence word surety 1=-14;m bas sentence word surety 2=10;m bas sentence word surety 3=23
m before a surety 1=-21;m before a=-48;m before and=-25;m before at surety 0=46;m before at surety 1=29
m before at surety 3=46;m before at=58;m before con=-37;m before de surety 1=-22;m before de surety 2=35
m before de surety 3=35;m before de=32;m before el surety 1=26;m before el=41;m before en surety 3=21;m before en=46
m before is surety 1=25;m before is=26;m before it surety 1=16;m before it=34;m before la surety 0=-8
m before la surety 2=-12;m before la surety 3=35;m before of surety 1=-40;m before of=-44;m before the surety 1=20
m before the surety 3=19;m before the=13;m before with surety 3=14;m before your surety 1=43;m before your=51
m bo at-sign ordinary none=34;m bo colon ordinary none=8;m bo comma ordinary none=10;m bo dash ordinary none=20
m bo first ordinary all=-17;m bo first ordinary some=44;m bo inside ordinary all=-13;m bo inside ordinary some=-30
m bo line ordinary none=16;m bo sentence ordinary all=12;m bo sentence ordinary some=34;m bs at-sign surety 1=55
m bs bracket surety 3=20;m bs comma surety 1=22;m bs comma surety 2=48;m bs first surety 0=-10;m bs first surety 2=28
m bs first surety 3=18;m bs inside surety 0=-41;m bs inside surety 2=-9;m bs inside surety 3=10;m bs line surety 3=22
m bs sentence surety 0=10;m bs sentence surety 3=34;m capitals=21;m elsewhere surety 1=-16;m elsewhere surety 2=9
m elsewhere surety 3=-20;m elsewhere=-32;m event last=27;m first name=20;m in last sentence=58;m inner capital=50
m kind first=-25;m kind last=15;m loose surety 0=-20;m loose surety 1=-13;m loose surety 2=16;m loose=-16
m meant false=-68;m meant true=8;m no name all=-68;m no name last=-18;m not worded=-61;m number first=-32;m number=9
m ordinary first=-13;m ordinary last=-9;m ordinary none=14;m owner=20;m person first=9;m person last=9;m place last=-47
m places all=-34;m presenting surety 2=25;m presenting surety 3=16;m presenting=51;m rival 0 to first=-18
m rival 0 to full=25;m rival 0 to initials=37;m rival 0 to inside=27;m rival 0 to lead=-13;m rival 0 to sentence=16
m rival 0 to worded=46;m rival 1 to core=-11;m rival 1 to first=12;m rival 1 to full=26;m rival 1 to initials=28
m rival 1 to lead=23;m rival 1 to other=-21;m rival 1 to sentence=57;m rival 1 to worded=23;m rival 10 to at-sign=20
m rival 10 to first=44;m rival 10 to full=16;m rival 10 to handle=20;m rival 10 to inside=-15;m rival 10 to other=34
m rival 11 to colon=-15;m rival 11 to core=-26;m rival 11 to first=19;m rival 11 to full=32;m rival 11 to initials=25
m rival 11 to inside=-44;m rival 11 to lead=-29;m rival 11 to other=-28;m rival 11 to sentence=-20
m rival 12 to full=-27;m rival 12 to inside=-23;m rival 2 to core=39;m rival 2 to first=-19;m rival 2 to full=-18
m rival 2 to other=-15;m rival 2 to sentence=24;m rival 2 to worded=-25;m rival 3 to first=-12;m rival 3 to full=-8
m rival 3 to other=-25;m rival 3 to sentence=-14;m rival 4 to comma=12;m rival 4 to first=28;m rival 4 to full=26
m rival 4 to initials=10;m rival 4 to inside=-8;m rival 4 to lead=21;m rival 4 to other=-19;m rival 4 to sentence=13
m rival 5 to core=11;m rival 5 to first=-18;m rival 5 to inside=17;m rival 5 to lead=35;m rival 5 to other=-14
m rival 5 to sentence=30;m rival 5 to worded=45;m rival 6 to core=18;m rival 6 to first=29;m rival 6 to full=-16
m rival 6 to lead=11;m rival 6 to worded=42;m rival 7 to core=17;m rival 7 to full=-13;m rival 7 to inside=11
m rival 7 to other=30;m rival 8 to full=-13;m rival 8 to inside=8;m rival 8 to lead=12;m rival 8 to other=21
m rival 9 to core=12;m rival 9 to full=-20;m rival 9 to inside=-22;m rival 9 to lead=8;m rival before 0=16
m rival before 10=-10;m rival before 11=-27;m rival before 12=-27;m rival before 1=21;m rival before 2=-27
m rival before 3=27;m rival before 4=10;m rival before 5=37;m rival before 7=12;m rival before 9=-40
m rival behind 10=38;m rival behind 11=32;m rival behind 3=-43;m rival behind 5=-10;m rival behind 6=36
m rival behind 7=16;m rival behind 9=19;m rival colon word to first=47;m rival comma end to sentence=10
m rival first colon to first=15;m rival first colon to inside=-14;m rival first colon to sentence=-23
m rival first comma to inside=-8;m rival first sentence to inside=11;m rival first word to at-sign=12
m rival first word to inside=-21;m rival first word to sentence=10;m rival greeted word to inside=-28
m rival inside comma to first=-8;m rival inside comma to inside=-18;m rival inside comma to sentence=51
m rival inside end to first=-15;m rival inside end to sentence=50;m rival inside other to first=22
m rival inside other to inside=31;m rival inside sentence to first=-12;m rival inside sentence to sentence=35
m rival inside word to at-sign=22;m rival inside word to first=-14;m rival inside word to sentence=-36
m rival sentence city to comma=37;m rival sentence comma to inside=38;m rival sentence end to first=44
m rival sentence end to inside=17;m rival sentence end to sentence=-14;m rival sentence sentence to sentence=39
m rival sentence word to first=-47;m rival sentence word to inside=-11;m rival sentence word to sentence=36
m service=33;m short capitals=20;m so surety 0 ordinary all=-24;m so surety 0 ordinary none=-28
m so surety 1 ordinary all=19;m so surety 1 ordinary some=23;m so surety 2 ordinary none=38
m so surety 2 ordinary some=-16;m so surety 3 ordinary none=37;m speaker surety 1=35;m speaker surety 3=48;m speaker=51
m surety 0=-35;m surety 1=16;m surety 3=32;m third party=-17;m tied surety 3=23;m tied=29;m title=31;m topic first=31
m worded=17;m words 1=-15;m words 2=32;m words 3=17;m words 4=24;m=11;o a bracket=-45;o a city=28;o a dash=-14
o a end=-61;o a number=-38;o a opt-out=-53;o a other=-66;o a picture=-33;o a sentence=-30;o a word=-31;o above -1=67
o above -2=49;o above -3=30;o above -4=10;o above -6=-20;o above 0=82;o above 1=79;o above 2=73;o above 3=64
o above 4=48;o above 6=38;o above 9=35;o after and inside=-41;o after and=-50;o after are first=-36
o after are inside=-15;o after are sentence=-48;o after are=-35;o after at first=-9;o after at inside=-26
o after at sentence=-12;o after at=-19;o after by sentence=-19;o after by=-25;o after de first=-30;o after de=-29
o after en inside=-19;o after en sentence=-23;o after en=-35;o after for first=-20;o after for inside=27
o after for sentence=-29;o after for=13;o after from=-17;o after has first=-20;o after has sentence=14;o after has=-27
o after here inside=11;o after here=14;o after in first=-33;o after in inside=-19;o after in sentence=-17
o after in=-47;o after is colon=-24;o after is first=-8;o after is sentence=-36;o after is=-9;o after los=-33
o after office=12;o after on inside=-13;o after on sentence=-24;o after on=-35;o after or inside=-24
o after or sentence=-16;o after or=-31;o after to comma=-14;o after to inside=-25;o after to sentence=-36
o after to=-44;o after was=22;o after will first=13;o after will sentence=11;o after will=16;o after with=-12
o after y inside=-39;o after y sentence=-21;o after y=-51;o after ya=-13;o alike none=-25;o alike strong=-64
o alike=-50;o at-sign facing first=23;o at-sign facing inside=-16;o at-sign facing none=25;o b at-sign=31
o b bracket=-36;o b colon=-64;o b comma=-40;o b dash=-49;o b greeted=-48;o b inside=-46;o b sentence=-22
o ba at-sign comma=-10;o ba bracket bracket=-36;o ba colon comma=-30;o ba colon sentence=-30;o ba colon word=-43
o ba comma comma=-46;o ba comma end=-54;o ba comma other=-16;o ba comma sentence=20;o ba comma word=-57
o ba dash comma=-40;o ba dash sentence=-9;o ba dash word=-15;o ba first colon=9;o ba first dash=-22
o ba first other=-41;o ba first sentence=-11;o ba greeted word=-35;o ba inside colon=-28;o ba inside comma=-16
o ba inside end=-39;o ba inside opt-out=-36;o ba inside other=-43;o ba inside sentence=-25;o ba inside word=-28
o ba sentence city=9;o ba sentence end=-9;o ba sentence number=-32;o ba sentence opt-out=-49;o ba sentence other=-31
o ba sentence sentence=-54;o ba sentence word=-33;o bas colon comma surety 1=-16;o bas colon comma surety 2=-26
o bas colon comma surety 3=-24;o bas colon sentence surety 1=-15;o bas colon word surety 0=-34
o bas colon word surety 1=-24;o bas colon word surety 3=-23;o bas comma comma surety 0=-31
o bas comma other surety 0=-13;o bas comma sentence surety 0=-37;o bas comma word surety 0=-21
o bas comma word surety 1=-41;o bas dash sentence surety 1=-8;o bas dash word surety 1=-21
o bas first colon surety 0=-32;o bas first colon surety 2=21;o bas first colon surety 3=26
o bas first comma surety 0=-45;o bas first comma surety 1=14;o bas first other surety 1=-15
o bas first sentence surety 0=-31;o bas first sentence surety 1=-8;o bas first word surety 0=-46
o bas first word surety 1=-38;o bas first word surety 2=15;o bas first word surety 3=49;o bas greeted word surety 0=-52
o bas greeted word surety 1=-32;o bas inside city surety 0=-14;o bas inside colon surety 0=-40
o bas inside colon surety 1=18;o bas inside colon surety 3=-15;o bas inside comma surety 0=-60
o bas inside comma surety 1=-59;o bas inside comma surety 2=-65;o bas inside comma surety 3=30
o bas inside end surety 0=-41;o bas inside end surety 1=-44;o bas inside end surety 2=-9;o bas inside end surety 3=-14
o bas inside opt-out surety 0=-28;o bas inside opt-out surety 1=-24;o bas inside other surety 0=-19
o bas inside other surety 1=-20;o bas inside sentence surety 0=-63;o bas inside sentence surety 1=-51
o bas inside sentence surety 2=-56;o bas inside sentence surety 3=34;o bas inside word surety 0=-45
o bas inside word surety 1=-15;o bas inside word surety 2=-31;o bas inside word surety 3=-12
o bas sentence city surety 0=24;o bas sentence colon surety 1=-29;o bas sentence comma surety 0=-34
o bas sentence comma surety 1=-50;o bas sentence comma surety 2=23;o bas sentence comma surety 3=-21
o bas sentence end surety 0=-57;o bas sentence end surety 1=-24;o bas sentence end surety 2=20
o bas sentence end surety 3=-36;o bas sentence number surety 1=-32;o bas sentence opt-out surety 0=-29
o bas sentence other surety 0=-31;o bas sentence other surety 1=-22;o bas sentence sentence surety 0=-35
o bas sentence sentence surety 1=-37;o bas sentence sentence surety 2=-44;o bas sentence word surety 0=-62
o bas sentence word surety 1=-86;o bas sentence word surety 3=33;o before a surety 1=-33;o before and surety 1=-25
o before and=-26;o before at surety 1=-54;o before at surety 2=-45;o before at surety 3=17;o before by surety 0=-26
o before by surety 1=-23;o before by=-38;o before coach=-28;o before code surety 1=-39;o before code=-39
o before con surety 1=-23;o before con=-35;o before de surety 0=-27;o before de surety 1=-40;o before de surety 2=-34
o before de=-10;o before del surety 1=-14;o before del=-33;o before el surety 1=-34;o before el surety 2=-34
o before el=-47;o before en surety 1=-40;o before en surety 2=-57;o before en surety 3=11;o before en=-41
o before for surety 0=-22;o before for surety 1=-8;o before from surety 3=39;o before from=29;o before hi surety 0=-32
o before hi=-25;o before in surety 0=-12;o before in surety 1=-31;o before in=-23;o before is surety 0=-28
o before is surety 1=-32;o before is surety 2=-45;o before is surety 3=28;o before la surety 1=-18
o before la surety 2=-29;o before la surety 3=-46;o before la=-63;o before las=-51;o before los surety 1=-27
o before los=-18;o before of=-18;o before on surety 0=-36;o before on surety 1=-29;o before on=-31
o before or surety 0=-14;o before or=-24;o before por=-17;o before su=-20;o before the surety 1=-8
o before the surety 2=-38;o before the surety 3=-73;o before the=-58;o before to surety 0=-16;o before to surety 1=-27
o before to=-29;o before weak=-20;o before with surety 1=-34;o before your surety 0=-10;o before your surety 1=-36
o before your=-45;o behind strong=-43;o behind weak=-27;o behind=-45;o colon comma facing first=-10
o colon comma facing inside=-33;o colon facing colon=-32;o colon facing first=-15;o colon facing inside=-38
o colon facing none=-28;o colon sentence facing inside=-29;o colon sentence facing none=-10
o colon word facing first=-13;o colon word facing inside=-38;o colon word facing none=-30
o comma comma facing inside=-43;o comma end facing sentence=-29;o comma facing first=-36;o comma facing none=-61
o comma facing sentence=-30;o comma sentence facing first=-34;o comma sentence facing inside=30
o comma word facing inside=-22;o comma word facing none=-40;o dash facing first=-22;o dash facing none=-41
o dash word facing first=-20;o elsewhere surety 0=-51;o elsewhere surety 1=-24;o elsewhere surety 2=-57
o elsewhere surety 3=36;o facing address colon=-28;o facing address inside=-21;o facing core colon=-27
o facing core dash=-13;o facing core first-bracket=-16;o facing core first=15;o facing core inside=-18
o facing core line=-29;o facing core sentence=-16;o facing full at-sign=-40;o facing full bracket=-12
o facing full comma=-44;o facing full dash=-20;o facing full first=-78;o facing full greeted=-26
o facing full inside=12;o facing full sentence=19;o facing handle at-sign=-35;o facing handle inside=-20
o facing initials dash=-12;o facing initials first=-37;o facing initials sentence=-36;o facing joined colon=-22
o facing joined inside=-41;o facing lead colon=-13;o facing lead first=27;o facing lead inside=-32
o facing lead line=-12;o facing lead sentence=-23;o facing none=-35;o facing other first=-15;o facing other inside=-46
o facing other sentence=-45;o facing worded colon=-31;o facing worded first=-29;o facing worded inside=14
o facing worded sentence=-19;o first colon facing colon=12;o first colon facing none=23;o first comma facing inside=15
o first comma facing none=-35;o first comma facing sentence=-34;o first facing first=-17;o first facing sentence=24
o first other facing sentence=-21;o first sentence facing inside=13;o first word facing colon=-53
o first word facing comma=-23;o first word facing first=29;o first word facing inside=-38;o first word facing none=-13
o first word facing sentence=20;o greeted facing inside=-42;o greeted facing none=-29;o greeted word facing inside=-30
o greeted word facing none=-18;o inside city facing comma=-17;o inside colon facing first=-25
o inside colon facing inside=-36;o inside colon facing none=-17;o inside comma facing colon=-14
o inside comma facing first=-52;o inside comma facing none=-26;o inside comma facing sentence=-36
o inside end facing at-sign=-19;o inside end facing first=-35;o inside end facing inside=-56
o inside end facing none=-18;o inside end facing sentence=-20;o inside facing at-sign=-30;o inside facing colon=-36
o inside facing comma=-24;o inside facing dash=-12;o inside facing first=-66;o inside facing inside=-11
o inside facing line=-14;o inside facing none=-43;o inside facing sentence=-22;o inside opt-out facing first=-20
o inside opt-out facing inside=-32;o inside opt-out facing none=-19;o inside opt-out facing sentence=-10
o inside other facing inside=-31;o inside other facing none=-17;o inside other facing sentence=-24
o inside sentence facing at-sign=-8;o inside sentence facing comma=-25;o inside sentence facing first=-23
o inside sentence facing inside=-21;o inside sentence facing none=-17;o inside sentence facing sentence=-21
o inside word facing at-sign=-31;o inside word facing colon=-8;o inside word facing first=-33
o inside word facing inside=-19;o inside word facing none=-19;o inside word facing sentence=-28;o loose surety 0=-42
o loose surety 1=-42;o loose surety 2=-16;o loose surety 3=-25;o loose=-40;o no worded=-25;o none 0=-106;o none 10=103
o none 11=47;o none 12=31;o none 1=-116;o none 2=-49;o none 3=-102;o none 4=-11;o none 5=-74;o none 8=46;o none 9=55
o none ba colon sentence=-10;o none ba colon word=-30;o none ba comma word=-40;o none ba first colon=23
o none ba first comma=-35;o none ba first word=-13;o none ba greeted word=-18;o none ba inside colon=-17
o none ba inside comma=-26;o none ba inside end=-18;o none ba inside opt-out=-19;o none ba inside other=-17
o none ba inside sentence=-17;o none ba inside word=-19;o none ba sentence comma=28;o none ba sentence other=-17
o none ba sentence sentence=-32;o none ba sentence word=-51;o none presented from=40;o none presented introduction=21
o none presented label=101;o none presented place=18;o none presented signature=19;o none presented subject=17
o none=-35;o other presented bracket=-17;o other presented code=-39;o other presented domain=-54
o other presented from=25;o other presented handle=-33;o other presented introduction=18;o other presented place=-36
o other presented possessive=13;o other presented signature=-29;o other presented subject=-36;o other presented=10
o presented domain=-8;o presented from=61;o presented handle=-16;o presented introduction=54;o presented label=22
o presented signature=-21;o presented subject=59;o presenting surety 2=13;o presenting=8;o rank 1=-55;o rank 2=-72
o rank 3=-60;o rank 4=-72;o sentence city facing comma=-37;o sentence comma facing first=-30
o sentence comma facing inside=-64;o sentence comma facing none=28;o sentence end facing first=-21
o sentence end facing inside=-62;o sentence end facing sentence=-15;o sentence facing at-sign=-17
o sentence facing colon=-40;o sentence facing comma=-35;o sentence facing inside=-60;o sentence facing sentence=-14
o sentence number facing inside=-23;o sentence opt-out facing inside=-31;o sentence other facing first=-10
o sentence other facing inside=-33;o sentence other facing none=-17;o sentence sentence facing inside=-23
o sentence sentence facing none=-32;o sentence sentence facing sentence=-41;o sentence word facing at-sign=-10
o sentence word facing comma=-24;o sentence word facing first=9;o sentence word facing inside=-21
o sentence word facing none=-51;o sentence word facing sentence=-53;o speaker surety 1=-21;o speaker surety 3=21
o speaker=13;o strong 0=-90;o strong 10=-23;o strong 11=14;o strong 12=32;o strong 1=-121;o strong 2=-88;o strong 3=-63
o strong 4=-67;o strong 6=22;o strong 7=11;o strong 9=23;o strong ba colon comma=-19;o strong ba colon sentence=-42
o strong ba colon word=-21;o strong ba comma comma=-28;o strong ba comma end=-34;o strong ba comma other=-16
o strong ba comma sentence=28;o strong ba comma word=-28;o strong ba dash word=-14;o strong ba first comma=14
o strong ba first other=-40;o strong ba greeted word=-20;o strong ba inside city=30;o strong ba inside colon=-32
o strong ba inside comma=19;o strong ba inside end=-55;o strong ba inside opt-out=-31;o strong ba inside other=-35
o strong ba inside sentence=-20;o strong ba inside word=-82;o strong ba sentence city=-37
o strong ba sentence comma=-25;o strong ba sentence end=-62;o strong ba sentence opt-out=-36
o strong ba sentence other=-33;o strong ba sentence sentence=-44;o strong ba sentence word=-13
o strong presented domain=-29;o strong presented from=50;o strong presented handle=-51
o strong presented introduction=49;o strong presented label=-10;o strong presented signature=-39
o strong presented subject=68;o strong=-23;o surety 0=-83;o surety 1=-61;o surety 3=35;o tied surety 0=-27
o tied surety 1=-36;o tied surety 3=19;o tied=15;o weak 0=-69;o weak 10=11;o weak 11=26;o weak 1=-95;o weak 2=-94
o weak 3=-82;o weak 4=-81;o weak 5=-63;o weak 6=12;o weak 7=25;o weak ba colon comma=-26;o weak ba colon word=-30
o weak ba comma sentence=-40;o weak ba comma word=-34;o weak ba dash word=-10;o weak ba first sentence=-20
o weak ba first word=-22;o weak ba inside colon=-34;o weak ba inside comma=-75;o weak ba inside end=-34
o weak ba inside opt-out=-21;o weak ba inside other=-19;o weak ba inside sentence=-18;o weak ba inside word=13
o weak ba sentence comma=-52;o weak ba sentence end=-30;o weak ba sentence opt-out=-33;o weak ba sentence other=-17
o weak ba sentence sentence=-23;o weak presented introduction=11;o weak presented signature=-47
o weak presented subject=10;o weak=-27;o worded other 0=77;o worded other 1=-15;o worded other 3=-14
o worded other 4=-23;o worded own=35;o=-41;right other trade=-71;right own=44;right trade=43
single false kind none place at-sign next sentence=18;single false kind none place colon next end=37
single false kind none place first next colon=19;single false kind none place first next word=44
single false kind none place inside next end=37;single false kind none place inside next word=53
single false kind none place sentence next end=9;single false kind ordinary place first next word=-14
single false kind ordinary place inside next comma=57;single false kind ordinary place inside next word=-16
single false kind particular place comma next end=33;single false kind particular place first next word=20
single false kind particular place inside next colon=10;single false kind particular place inside next end=-13
single false kind particular place inside next sentence=39;single false kind particular place sentence next end=36
single false kind particular place sentence next word=75;single false kind person place inside next word=-38
single true kind number place inside next word=-30;single true kind ordinary place first next colon=57
single true kind ordinary place first next word=-16;single true kind ordinary place inside next colon=-19
single true kind ordinary place inside next comma=-30;single true kind ordinary place inside next word=20
single true kind particular place first next colon=42;single true kind particular place first next word=-12
single true kind particular place inside next comma=9;single true kind particular place inside next end=11
single true kind particular place inside next number=12;single true kind particular place inside next sentence=-15
single true kind particular place inside next word=-20;single true kind particular place sentence next end=24
single true kind particular place sentence next word=-26;single true kind person place inside next word=22
single true kind place place inside next word=-41;street=-29;third behind label=-47;third lead=9;third other=24
third=17;word after =44;word after a=-11;word after are=20;word after at=-54;word after by=-13;word after com=30
word after el=28;word after en=-25;word after for=-17;word after has=-18;word after here=47;word after in=-29
word after is=-40;word after la=35;word after le=51;word after no=29;word after office=22;word after on=36
word after reply=46;word after su=38;word after the=19;word after we=-26;word after will=31;word after y=-36
word before a=-48;word before and=-25;word before at=58;word before con=-37;word before de=32;word before el=41
word before en=46;word before is=26;word before it's=41;word before it=-20;word before of=-44;word before the=13
word before your=51;words before at the=46;words before de la=46;words before for the=-38
`;
